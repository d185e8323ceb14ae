import { pointerTokens } from '../json/pointer.ts'

/** A place of a text at which a value stands: `{{/keyName/field}}`, `{{goods.maxAmount}}`, `{{/terms/amount|capitals}}`. */
export interface Placeholder {
  /** The text between the braces. */
  source: string
  /** JSON pointer `/keyName/field`, or `subject.fact`. */
  of: string
  /** The way in which the value is written; that of its own field without it. */
  format?: string | undefined
}

export type TextPart = string | Placeholder

/** Reads a text with its placeholders. @param wrong is called with each one that can't be read */
export const readText = (text: string, wrong: (source: string) => void): readonly TextPart[] =>
  text.split(/(\{\{[^{}]*\}\})/).flatMap((part): TextPart[] => {
    if (part === '') return []
    const [, source] = /^\{\{([^{}]*)\}\}$/.exec(part) ?? []
    if (source === undefined) {
      if (/\{\{|\}\}/.test(part)) wrong(part.trim())
      return [part]
    }
    const [, of, format] = READ.exec(source) ?? []
    if (of === undefined) {
      wrong(part)
      return []
    }
    return [{ source: source.trim(), of, format }]
  })

const READ = /^\s*(\/[^\s|/][^\s|]*|[a-z]+\.[A-Za-z]+)\s*(?:\|\s*([A-Za-z]+)\s*)?$/

/** Tells whether a placeholder stands for a value that the process collects. */
export const isValue = ({ of }: Placeholder): boolean => of.startsWith('/')

/** Returns the keyName and the path within its data. */
export const placeOfValue = (pointer: string): { key: string; path: string[] } => {
  const [key = '', ...path] = pointerTokens(pointer)
  return { key, path }
}
