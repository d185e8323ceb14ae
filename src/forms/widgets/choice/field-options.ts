import type { EnumOptionsType } from '@rjsf/utils'
import { deepEquals } from '@rjsf/utils'
import { shownOptions } from '../../options/shown-options.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'

/** The options of a field by index: values may be any JSON. */
export const optionsOf = ({ options, schema }: FieldWidgetProps) => {
  const all: EnumOptionsType[] = Array.isArray(options.enumOptions)
    ? shownOptions(options.enumOptions, schema)
    : []
  const disabled: readonly unknown[] = options.enumDisabled ?? []
  const indexOf = (value: unknown): number =>
    all.findIndex((option) => deepEquals(option.value, value))
  const valuesAt = (indexes: readonly number[]): unknown[] =>
    indexes.toSorted((one, other) => one - other).map((index) => all[index]?.value as unknown)
  return {
    items: all.map(({ label, value, schema: own }, index) => ({
      label,
      /** The option's description, where its schema has one. */
      description: own?.description,
      value: index,
      disabled: disabled.includes(value),
    })),
    indexOf: (value: unknown): number | undefined => {
      const index = indexOf(value)
      return index < 0 ? undefined : index
    },
    indexesOf: (value: unknown): number[] =>
      Array.isArray(value) ? value.map(indexOf).filter((index) => index >= 0) : [],
    /** Returns the values after a box was ticked or cleared, in the order of the list. */
    toggled: (chosen: readonly number[], index: number, isChosen: boolean): unknown[] =>
      valuesAt(isChosen ? [...chosen, index] : chosen.filter((other) => other !== index)),
    valueAt: (index: number | undefined): unknown =>
      index === undefined ? undefined : (all[index]?.value as unknown),
    valuesAt,
  }
}
