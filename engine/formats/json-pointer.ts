import { declareFormat } from './declaration.ts'
import { normaliseText } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

const wrongPointer = (value: string): string | undefined => {
  if (value !== '' && !value.startsWith('/')) return '路径应以“/”开头，例如 /items/0'
  return /~(?![01])/.test(value) ? '路径中的“~”应写作“~0”，名称中的“/”应写作“~1”' : undefined
}

/** The place of a value in JSON (RFC 6901). */
export const jsonPointer = declareFormat({
  title: 'JSON 路径',
  words: 'JSON 中的位置（RFC 6901），如 /items/0',
  message: '请输入 JSON 路径，例如 /items/0',
  wrong: wrongPointer,
  sample: (seed) => `/items/${Number(digitsOf(seeded(seed), 4))}`,
  normalise: normaliseText,
})

/** The place of a value in JSON, counted from another one. */
export const relativeJsonPointer = declareFormat({
  title: '相对的 JSON 路径',
  words: 'JSON 中相对的位置，如 1/name',
  message: '请输入相对的 JSON 路径，例如 1/name',
  wrong: (value) => {
    const [, rest] = /^(?:0|[1-9]\d*)(?:[+-]\d+)?(.*)$/su.exec(value) ?? []
    if (rest === undefined) return '相对的路径应以上溯的层数开头，例如 1/name'
    return rest === '#' ? undefined : wrongPointer(rest)
  },
  sample: (seed) => `1/items/${Number(digitsOf(seeded(seed), 4))}`,
  normalise: normaliseText,
})
