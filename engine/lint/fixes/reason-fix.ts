import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo } from '../../json/pointer.ts'
import type { MakeFix } from './fix.ts'

/** Adds the field that has the differences from an official record, and the question for their reason. */
export const askedReason: MakeFix = ({ pointer, json }) => {
  const [, entry = '', content = ''] = /^(\/actExForms\/\d+)(.*?)\/uiSchema\//.exec(pointer) ?? []
  const [schema, ui] = [`${entry}${content}/schema`, `${entry}${content}/uiSchema`]
  const declared = atPointer(json, schema)
  const isTaken = [DIFFERENCES, REASON].some((name) =>
    [`${schema}/properties`, ui].some(
      (holder) => atPointer(json, pointerTo(holder, name)) !== undefined,
    ),
  )
  if (!isJsonObject(declared) || !isJsonObject(declared.properties) || isTaken) return undefined
  const others: unknown[] = Array.isArray(declared.allOf) ? declared.allOf : []
  const name = atPointer(json, `${entry}/name`)
  return {
    title: '询问不符的原因',
    edits: [
      {
        kind: 'set',
        pointer: `${schema}/properties/${DIFFERENCES}`,
        value: { type: 'string', title: '与登记信息不符的内容' },
      },
      {
        kind: 'set',
        pointer: `${schema}/allOf`,
        value: [...others, whereTheyDiffer(typeof name === 'string' ? name : '')],
      },
      {
        kind: 'set',
        pointer: `${ui}/${DIFFERENCES}`,
        value: { 'ui:widget': 'hidden', 'ui:options': { differences: true } },
      },
      { kind: 'set', pointer: `${ui}/${REASON}`, value: { 'ui:widget': 'textarea' } },
    ],
  }
}

const DIFFERENCES = 'differences'
const REASON = 'differenceReason'

/** @param form the name of the form: two forms don't ask the same question */
const whereTheyDiffer = (form: string) => ({
  if: { required: [DIFFERENCES] },
  then: {
    required: [REASON],
    properties: {
      [REASON]: {
        type: 'string',
        title: `${form}与登记信息不符的原因`,
        minLength: 5,
        maxLength: 300,
      },
    },
  },
})
