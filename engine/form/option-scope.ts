import { isJsonObject } from '../json/object.ts'
import { OPTION_SOURCES, OPTIONS, type OptionSource } from '../language/words.ts'

/** Where a field's choices come from, and what they are within: a dictionary, a region, a bank. */
export interface OptionScope {
  source: OptionSource
  /** A code; '' for everything. */
  within: string
  /** Of a dictionary, the entries below the one with this key only. */
  parent?: string
}

/** The same as a definition has it: `field`, a member of the same object, has yet to say what the choices are within. */
export interface DeclaredScope extends OptionScope {
  field?: string
}

/**
 * What a field draws its choices from; undefined where the definition lists them itself, `unknown` where it
 * names a source that doesn't exist, or not well: nothing is asked for then.
 */
export const optionScopeOf = (
  widget: unknown,
  options: Readonly<Record<string, unknown>>,
): DeclaredScope | 'unknown' | undefined => {
  const source = widget === 'remoteSelect' ? options[OPTIONS.optionSource] : widget
  if (!isOptionSource(source)) return widget === 'remoteSelect' ? 'unknown' : undefined
  const { option, otherwise } = NARROWED_BY[source]
  const within = options[option] ?? otherwise
  if (typeof within !== 'string' || !CODE.test(within)) return 'unknown'
  if (within === '' && otherwise !== '') return 'unknown'
  const narrowing = options[OPTIONS.within]
  if (narrowing === undefined) return { source, within }
  // The field's answer would take the place of the code.
  const isTaken = source !== 'dictionary' && options[option] !== undefined
  return isNarrowing(narrowing) && !isTaken ? { source, within, field: narrowing.field } : 'unknown'
}

/** A scope with the answer of the field that narrows it; undefined where that is no code: there are no choices yet. */
export const narrowedScope = (
  { field, ...scope }: DeclaredScope,
  answer: unknown,
): OptionScope | undefined => {
  if (field === undefined) return scope
  const code = typeof answer === 'number' ? String(answer) : answer
  if (typeof code !== 'string' || code === '' || !CODE.test(code)) return undefined
  return scope.source === 'dictionary' ? { ...scope, parent: code } : { ...scope, within: code }
}

/** The same text for the same scope. */
export const scopeKey = ({ source, within, parent = '' }: OptionScope): string =>
  `${source} ${within} ${parent}`

/** Whether a definition's `within` is as it should be: `{ "field": … }`. */
export const isNarrowing = (within: unknown): within is { field: string } =>
  isJsonObject(within) && typeof within.field === 'string' && Object.keys(within).length === 1

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
