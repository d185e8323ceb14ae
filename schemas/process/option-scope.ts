import { OPTION_SOURCES, OPTIONS, type OptionSource } from './vocabulary.ts'

/** Where a field's choices come from, and what they are within: a dictionary, a region, a bank. */
export interface OptionScope {
  source: OptionSource
  /** A code; '' for everything. */
  within: string
}

/**
 * What a field draws its choices from; undefined where the definition lists them itself, `unknown` where it
 * names a source that doesn't exist, or not well: nothing is asked for then.
 */
export const optionScopeOf = (
  widget: unknown,
  options: Readonly<Record<string, unknown>>,
): OptionScope | 'unknown' | undefined => {
  const source = widget === 'remoteSelect' ? options[OPTIONS.optionSource] : widget
  if (!isOptionSource(source)) return widget === 'remoteSelect' ? 'unknown' : undefined
  const { option, otherwise } = NARROWED_BY[source]
  const within = options[option] ?? otherwise
  if (typeof within !== 'string' || !CODE.test(within)) return 'unknown'
  return within === '' && otherwise !== '' ? 'unknown' : { source, within }
}

const isOptionSource = (name: unknown): name is OptionSource =>
  (OPTION_SOURCES as readonly unknown[]).includes(name)

/** A code is no address and no path. */
const CODE = /^[\w.-]*$/

/** By which option the choices of a source are narrowed, and what they are without it. */
const NARROWED_BY: Readonly<Record<OptionSource, { option: string; otherwise?: string }>> = {
  dictionary: { option: OPTIONS.dictionary },
  region: { option: OPTIONS.region, otherwise: '00' },
  bankBranch: { option: OPTIONS.bank, otherwise: '' },
}
