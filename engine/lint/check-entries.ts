import { convertSchema } from '../drafts/convert-schema.ts'
import { NodeType } from '#schemas/process/definition.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { isAvueOption, isBareSchema } from '../process/read-content.ts'
import { checkKeywords } from './check-keywords.ts'
import { checkMembers } from './check-members.ts'

/** Checks the members of every entry, of its content, its step and its schemas, whether they can be used or not. */
export const checkEntries = (entries: readonly unknown[], report: Report): void =>
  entries.forEach((entry, index) => {
    if (!isJsonObject(entry)) return
    const pointer = pointerTo('/actExForms', index)
    checkMembers(entry, 'entry', pointer, report)
    for (const name of ['nodeType', 'progress'])
      if (typeof entry[name] === 'string' && /^-?\d+$/.test(entry[name].trim()))
        report('number-as-text', pointerTo(pointer, name), `${name} 为 "${entry[name]}"`)
    const content = contentOf(entry.content)
    if (!isJsonObject(content)) return
    const at = pointerTo(pointer, 'content')
    if (!isAvueOption(content) && !isBareSchema(content))
      checkMembers(content, kindOfContent(Number(entry.nodeType)), at, report)
    checkMembers(content.step, 'step', pointerTo(at, 'step'), report)
    if (isJsonObject(content.step) && isJsonObject(content.step.when))
      checkKeywords(content.step.when, pointerTo(at, 'step', 'when'), report)
    const { step: _, ...bare } = content
    if (isJsonObject(content.schema))
      checkKeywords(convertSchema(content.schema).schema, pointerTo(at, 'schema'), report)
    else if (isBareSchema(content)) checkKeywords(convertSchema(bare).schema, at, report)
  })

const kindOfContent = (nodeType: number): 'content' | 'formContent' | 'pageContent' => {
  if (nodeType === NodeType.external) return 'content'
  const isForm = nodeType === NodeType.form || nodeType === NodeType.subForm
  return isForm ? 'formContent' : 'pageContent'
}

/** Content may be a text of JSON. */
const contentOf = (content: unknown): unknown => {
  if (typeof content !== 'string') return content
  try {
    return JSON.parse(content) as unknown
  } catch {
    // The compiler reports it.
    return undefined
  }
}
