import type { EnumOptionsType, RJSFSchema } from '@rjsf/utils'
import { isListed, narrowsOptions } from '#engine/form/option-sets.ts'
import { optionText } from '#engine/form/value-text.ts'
import { isJsonObject } from '#engine/json/object.ts'

/**
 * Returns rjsf's options of a value as they are shown. rjsf reads one of the lists of a schema: options that another one lacks, or
 * that `not` forbids, would be refused, and those of an enum have no titles where alternatives have.
 * @param schema of the value, or of a list of such
 */
export const shownOptions = (options: EnumOptionsType[], schema: RJSFSchema): EnumOptionsType[] => {
  const listed = schema.type === 'array' && isJsonObject(schema.items) ? schema.items : schema
  if (!narrowsOptions([listed])) return options
  return options.flatMap((option) => {
    if (!isListed(option.value, listed)) return []
    const isNamed = option.label !== String(option.value)
    const title = isNamed ? undefined : optionText(option.value, { schema: listed, options: {} })
    return [title === undefined ? option : { ...option, label: title }]
  })
}
