import { isJsonObject } from '../json/object.ts'
import { OPTION_SOURCES, OPTIONS, type OptionSource } from '../language/words.ts'

/** The source of a field's options and the code that narrows them: of a dictionary, a region or a bank. */
export interface OptionScope {
  source: OptionSource
  /** A code; '' for no restriction. */
  within: string
  /** Restricts a dictionary to the entries below the one with this key. */
  parent?: string
}

/** A scope as a definition declares it: the value of `field`, a member of the same object, narrows the options. */
export interface DeclaredScope extends OptionScope {
  field?: string
}

/**
 * Returns the scope of a field's options; undefined where the definition lists them itself, `unknown` where it
 * names a source that does not exist, or an invalid one: no request is made then.
 */
export const optionScopeOf = (
  widget: unknown,
  options: Readonly<Record<string, unknown>>,
): DeclaredScope | 'unknown' | undefined => {
  const source = widget === 'remoteSelect' ? options[OPTIONS.optionSource] : widget
  if (!isOptionSource(source)) return widget === 'remoteSelect' ? 'unknown' : undefined
  const { option, fallback } = NARROWED_BY[source]
  const within = options[option] ?? fallback
  if (typeof within !== 'string' || !CODE.test(within)) return 'unknown'
  if (within === '' && fallback !== '') return 'unknown'
  const narrowing = options[OPTIONS.within]
  if (narrowing === undefined) return { source, within }
  // The field's value would replace the code.
  const isTaken = source !== 'dictionary' && options[option] !== undefined
  return isNarrowing(narrowing) && !isTaken ? { source, within, field: narrowing.field } : 'unknown'
}

/**
 * Completes a scope with the value of the field that narrows it; undefined where that is no code: there are no
 * options yet.
 */
export const narrowedScope = (
  { field, ...scope }: DeclaredScope,
  value: unknown,
): OptionScope | undefined => {
  if (field === undefined) return scope
  const code = typeof value === 'number' ? String(value) : value
  if (typeof code !== 'string' || code === '' || !CODE.test(code)) return undefined
  return scope.source === 'dictionary' ? { ...scope, parent: code } : { ...scope, within: code }
}

/** Returns a cache key: the same text for the same scope. */
export const scopeKey = ({ source, within, parent = '' }: OptionScope): string =>
  `${source} ${within} ${parent}`

/** Tells whether a definition's `within` is valid: `{ "field": … }`. */
export const isNarrowing = (within: unknown): within is { field: string } =>
  isJsonObject(within) && typeof within.field === 'string' && Object.keys(within).length === 1

const isOptionSource = (name: unknown): name is OptionSource =>
  (OPTION_SOURCES as readonly unknown[]).includes(name)

/** A code contains no address and no path. */
const CODE = /^[\w.-]*$/

/** The member of `ui:options` that narrows the options of each source, and the scope without it. */
const NARROWED_BY: Readonly<Record<OptionSource, { option: string; fallback?: string }>> = {
  dictionary: { option: OPTIONS.dictionary },
  region: { option: OPTIONS.region, fallback: '00' },
  bankBranch: { option: OPTIONS.bank, fallback: '' },
}
