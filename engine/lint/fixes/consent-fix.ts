import { atPointer, pointerTo, pointerTokens } from '../../json/pointer.ts'
import type { JsonEdit, MakeFix } from './fix.ts'

/** Makes a consent of the form one that has to be given. */
export const requiredConsent: MakeFix = ({ pointer, json }) => {
  const [, content = '', name = ''] =
    /^(.*)\/uiSchema\/([^/]+)\/(?:ui:widget|ui:options\/widget)$/.exec(pointer) ?? []
  const [field = ''] = pointerTokens(`/${name}`)
  const declared = `${content}/schema/properties/${name}`
  if (name === '' || atPointer(json, declared) === undefined) return undefined
  const required = `${content}/schema/required`
  const names = atPointer(json, required)
  const listed: unknown[] = Array.isArray(names) ? names : []
  const edits: JsonEdit[] = [
    { kind: 'set', pointer: pointerTo(declared, 'const'), value: true },
    ...(listed.includes(field)
      ? []
      : [{ kind: 'set', pointer: required, value: [...listed, field] } as const]),
  ]
  return { title: '改为必须勾选', edits }
}
