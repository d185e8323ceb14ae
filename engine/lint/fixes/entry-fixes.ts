import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import type { Fix, MakeFix } from './fix.ts'

const ENTRIES = '/actExForms'

const entriesOf = (json: unknown): readonly unknown[] => {
  const entries = atPointer(json, ENTRIES)
  return Array.isArray(entries) ? entries : []
}

const progressOf = (entry: unknown): number => (isJsonObject(entry) ? Number(entry.progress) : NaN)

/** Gives an entry an id or a keyName that no other entry has: the same one with a number. */
export const keyFix =
  (name: 'id' | 'keyName'): MakeFix =>
  ({ pointer, json }) => {
    const taken = new Set(
      entriesOf(json).map((entry) => (isJsonObject(entry) ? String(entry[name]) : '')),
    )
    const value = String(atPointer(json, pointer))
    const separator = name === 'id' ? '-' : ''
    let number = 2
    while (taken.has(`${value}${separator}${number}`)) number += 1
    const free = `${value}${separator}${number}`
    return { title: `改为“${free}”`, edits: [{ kind: 'set', pointer, value: free }] }
  }

/** Numbers the steps from 1 without gaps, in their order. */
export const renumbered: MakeFix = ({ json }): Fix => {
  const entries = entriesOf(json)
  const numbers = [...new Set(entries.map(progressOf))]
    .filter((progress) => progress > 0)
    .toSorted((one, other) => one - other)
  return {
    title: '从 1 开始连续编号',
    edits: entries.flatMap((entry, index) => {
      const place = numbers.indexOf(progressOf(entry)) + 1
      return place === 0 || place === progressOf(entry)
        ? []
        : [{ kind: 'set', pointer: pointerTo(ENTRIES, index, 'progress'), value: place }]
    }),
  }
}

/** Moves `step` to the first entry of the same step, where that has none. */
export const movedStep: MakeFix = ({ pointer, json }) => {
  const entries = entriesOf(json)
  const from = Number(pointerTokens(pointer)[1])
  const progress = progressOf(entries[from])
  const first = entries.findIndex(
    (entry) =>
      progressOf(entry) === progress &&
      isJsonObject(entry) &&
      [1, 2, 4, 5].includes(Number(entry.nodeType)),
  )
  const content = pointerTo(ENTRIES, first, 'content')
  if (first === from || !isJsonObject(atPointer(json, content))) return undefined
  if (atPointer(json, pointerTo(content, 'step')) !== undefined) return undefined
  return {
    title: '移到该步的首个节点',
    edits: [
      { kind: 'set', pointer: pointerTo(content, 'step'), value: atPointer(json, pointer) },
      { kind: 'remove', pointer },
    ],
  }
}
