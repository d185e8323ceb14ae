import { applyEdits, modify } from 'jsonc-parser'
import type { ReadAvue } from './read-avue.ts'

type Form = NonNullable<ReadAvue['form']>

interface Entry {
  id?: unknown
  keyName?: unknown
  nodeType?: unknown
  progress?: unknown
}

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }
const FORM = 2
const SUB_FORM = 3

/**
 * Inserts a form into the text of a definition: as a further form of the step, a sub-form where the step is a fixed page.
 * @param progress of the step; one that does not exist becomes a step of this form
 */
export const insertForm = (text: string, form: Form, progress: number): string => {
  const { actExForms } = JSON.parse(text) as { actExForms: readonly Entry[] }
  const name = freeName(actExForms)
  const isOfStep = (entry: Entry) => Number(entry.progress) === progress
  const hasForm = actExForms.some((entry) => isOfStep(entry) && Number(entry.nodeType) === FORM)
  const isNew = !actExForms.some((entry) => isOfStep(entry) && Number(entry.nodeType) > 0)
  const place = actExForms.findLastIndex((entry) => Number(entry.progress) <= progress) + 1
  const entry = {
    id: name,
    name: '导入的表单',
    keyName: name,
    nodeType: hasForm || isNew ? FORM : SUB_FORM,
    progress,
    content: form,
  }
  return applyEdits(
    text,
    modify(text, ['actExForms', place], entry, { ...FORMAT, isArrayInsertion: true }),
  )
}

/** Replaces the first form of a definition: a new one is made of an imported form alone. */
export const withForm = (text: string, form: Form): string =>
  applyEdits(text, modify(text, ['actExForms', 0, 'content'], form, FORMAT))

const freeName = (entries: readonly Entry[]): string => {
  const taken = new Set(entries.flatMap(({ id, keyName }) => [String(id), String(keyName)]))
  let number = 1
  while (taken.has(`imported${number}`)) number += 1
  return `imported${number}`
}
