import { isJsonObject } from '../json/object.ts'
import { valuesAt } from '../json/path-values.ts'
import { pointerTo } from '../json/pointer.ts'
import { inPlaces, placesOf } from '../language/upload-places.ts'
import { OPTIONS } from '../language/words.ts'
import { widgets } from '../widgets/widgets.ts'
import { isAskedFor } from './applicability.ts'
import type { Field, FormPlan } from './form-plan.ts'
import type { Issue } from './issue.ts'

/*
 * Files of the same content (docs/decisions/0227-a-file-carries-its-digest.md). A form says so of each of them. The named places of
 * an upload, a list with `uniqueItems` and a field with `differsFrom` ask for different files.
 */

/** The files of one field, in their order. */
interface FileList {
  field: Field
  /** JSON pointer into the form's values. */
  pointer: string
  /** JSON pointer to the object that holds the field. */
  holder: string
  files: readonly { attachId: unknown; content: string; place: string | undefined }[]
}

/** Returns the fields whose values are files. */
export const fileFields = ({ root, fields }: FormPlan): Field[] =>
  [root, ...fields].filter(({ widget }) => widgets[widget].hasFiles === true)

/**
 * Returns what the other files of a form with the content of one are called, for the customer: “人像面”, 第 2 个文件, “营业执照”.
 * @param pointer JSON pointer into the form's values, to the list that has the file
 */
export const sameFileNames = (
  form: FormPlan,
  data: unknown,
  pointer: string,
  attachId: string,
): string[] => {
  const lists = fileLists(form, data)
  const own = lists
    .find((list) => list.pointer === pointer)
    ?.files.find((file) => file.attachId === attachId)
  const names = lists.flatMap((list) =>
    list.files.flatMap((file, index) => {
      if (!own || file === own || file.content !== own.content) return []
      if (list.pointer !== pointer)
        return [`“${list.field.title}${file.place ? `的${file.place}` : ''}”`]
      return [file.place ? `“${file.place}”` : `第 ${index + 1} 个文件`]
    }),
  )
  return [...new Set(names)]
}

/** Returns the issues of files with the same content where a form asks for different ones. */
export const repeatedFiles = (form: FormPlan, data: unknown): Issue[] => {
  const lists = fileLists(form, data)
  return lists.flatMap((list) => {
    const message = repeatedWithin(list) ?? repeatedFrom(list, lists)
    return message === undefined ? [] : [{ pointer: list.pointer, message }]
  })
}

const repeatedWithin = ({ field: { title, schema, options }, files }: FileList) => {
  const isEachOther = schema.uniqueItems ?? placesOf(options).length > 0
  const same = files
    .map(({ content }) => files.filter((file) => file.content === content))
    .find(({ length }) => length > 1)
  if (isEachOther !== true || !same) return undefined
  const places = same.flatMap(({ place }) => place ?? [])
  const numbers = same.map((file) => files.indexOf(file) + 1)
  const names = places.length > 1 ? places.join('和') : `第 ${numbers.join('、')} 个`
  return `${title}的${names}是同一个文件，请更换其中一个`
}

const repeatedFrom = ({ field, holder, files }: FileList, lists: readonly FileList[]) => {
  const names = field.options[OPTIONS.differsFrom]
  const others = Array.isArray(names) ? names.map((name) => pointerTo(holder, String(name))) : []
  const same = lists.find(
    ({ pointer, files: known }) =>
      others.includes(pointer) &&
      known.some(({ content }) => files.some((file) => file.content === content)),
  )
  return same && `${field.title}与${same.field.title}是同一个文件，请更换其中一个`
}

/** Returns the files of the fields that are asked for; a field that several branches declare is listed once. */
const fileLists = (form: FormPlan, data: unknown): FileList[] => {
  const lists = new Map<string, FileList>()
  for (const field of fileFields(form))
    for (const { path, value } of valuesAt(data, field.path)) {
      const pointer = pointerTo('', ...path)
      if (lists.has(pointer) || !Array.isArray(value) || !isAskedFor(form, data, path)) continue
      lists.set(pointer, {
        field,
        pointer,
        holder: pointerTo('', ...path.slice(0, -1)),
        files: filesOf(field, value),
      })
    }
  return [...lists.values()]
}

const filesOf = ({ options }: Field, value: readonly unknown[]): FileList['files'] => {
  const places = placesOf(options)
  const items = value.filter(isJsonObject)
  const { placed } = inPlaces(places, items)
  return items.map((item) => {
    const at = placed.indexOf(item)
    const { attachId, digest } = item
    // A server may not tell the digest: one file that is used twice is the same all the same.
    const content = typeof digest === 'string' && digest !== '' ? digest : `id ${String(attachId)}`
    return { attachId, content, place: at === -1 ? undefined : places[at] }
  })
}
