import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import type { MakeFix } from './fix.ts'

/** Takes the value of a question that is asked twice over from the earlier form, where the customer may still change it. */
export const takenOver: MakeFix = ({ pointer, json }) => {
  const [, at = '', name = ''] =
    /^\/actExForms\/(\d+)\/content\/schema\/properties\/([^/]+)$/.exec(pointer) ?? []
  const [field = ''] = pointerTokens(`/${name}`)
  const { title, progress } = questionAt(json, Number(at), field)
  const entries = atPointer(json, '/actExForms')
  if (!Array.isArray(entries)) return undefined
  const earlier = entries.find((_, index) => {
    const other = questionAt(json, index, field)
    return other.title !== undefined && other.title === title && other.progress < progress
  }) as { keyName?: unknown } | undefined
  if (typeof earlier?.keyName !== 'string' || earlier.keyName === '') return undefined
  const source = pointerTo('', earlier.keyName, field)
  const ui = `/actExForms/${at}/content/uiSchema`
  // The first of the objects on the way that is not there yet is added as a whole.
  const places = [
    [ui, { [field]: { 'ui:options': { source } } }],
    [`${ui}/${name}`, { 'ui:options': { source } }],
    [`${ui}/${name}/ui:options`, { source }],
    [`${ui}/${name}/ui:options/source`, source],
  ] as const
  const place = places.find(([where]) => atPointer(json, where) === undefined)
  if (!place) return undefined
  const [where, value] = place
  return { title: '带入之前填写的值', edits: [{ kind: 'set', pointer: where, value }] }
}

/** The title of a field of a form, and the step that asks for it. */
const questionAt = (json: unknown, index: number, field: string) => {
  const entry = atPointer(json, pointerTo('/actExForms', index))
  const declared = atPointer(entry, pointerTo('/content/schema/properties', field))
  return {
    title: isJsonObject(declared) ? declared.title : undefined,
    progress: isJsonObject(entry) ? Number(entry.progress) : NaN,
  }
}
