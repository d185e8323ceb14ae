import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import { setBelow, type MakeFix } from './fix.ts'

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
  if (isAboutAnother(atPointer(json, `/actExForms/${at}`), earlier)) return undefined
  const ui = ['uiSchema', field, 'ui:options', 'source']
  const edit = setBelow(json, `/actExForms/${at}/content`, ui, source)
  return { title: '带入之前填写的值', edits: [edit] }
}

/**
 * Tells whether a form asks all that an earlier one has asked, and more than one thing: it is probably about another person or thing
 * (a second guarantor), whose values are not those of the first.
 */
const isAboutAnother = (entry: unknown, earlier: unknown): boolean => {
  const [own, before] = [entry, earlier].map((one) => {
    const properties = atPointer(one, '/content/schema/properties')
    return isJsonObject(properties) ? Object.keys(properties) : []
  })
  return own !== undefined && own.length > 1 && own.every((name) => before?.includes(name))
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
