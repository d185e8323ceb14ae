import { useMemo } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { loadAll, type LazyCode } from '#src/platform/lazy-code.ts'
import { useAllCode } from '#src/platform/use-code.ts'
import { expressionCode, hasExpressions } from './model/expressions.ts'
import type { FormDefinition } from './model/form-types.ts'
import { registeredWidgets } from './widgets/registered-widgets.ts'

type Forms = readonly FormDefinition[]

/**
 * Loads the code that forms need: the widgets that they name and the library of their expressions.
 * @returns true once the forms can be rendered without a gap, or with words about what did not load
 */
export const useWidgets = (forms: Forms): boolean =>
  useAllCode(useMemo(() => codeOf(forms), [forms]))

/** Loads the code of forms that will be rendered soon. */
export const preloadWidgets = (forms: Forms): Promise<unknown> => loadAll(codeOf(forms))

/** The members of a schema or a uiSchema that can name a widget. */
const NAMING = new Set(['format', 'ui:widget', 'widget'])

const codeOf = (forms: Forms): LazyCode<unknown>[] => {
  const codes = new Set<LazyCode<unknown>>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isJsonObject(value)) return
    for (const [key, member] of Object.entries(value)) {
      if (!NAMING.has(key) || typeof member !== 'string') visit(member)
      else if (Object.hasOwn(registeredWidgets, member)) {
        const widget = registeredWidgets[member]
        if (isLazy(widget)) codes.add(widget.code)
      }
    }
  }
  for (const { schema, uiSchema } of forms) visit([schema, uiSchema])
  if (forms.some(hasExpressions)) codes.add(expressionCode)
  return [...codes]
}

const isLazy = (widget: unknown): widget is { code: LazyCode<unknown> } =>
  typeof widget === 'function' && 'code' in widget
