import { useMemo } from 'react'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { loadAll, type LazyCode } from '#src/platform/lazy-code.ts'
import { useAllCode } from '#src/platform/use-code.ts'
import { expressionCode, hasExpressions } from './model/expressions.ts'
import { keptCode, needsKeeping } from './model/kept-values.ts'
import { partsOf } from './rendering/lazy-parts.tsx'
import { registeredWidgets } from './widgets/registered-widgets.ts'

type Forms = readonly FormPlan[]

/**
 * Loads the code that forms need: the widgets that they name, the lazy parts, and the expressions library.
 * @returns true once the forms can be rendered without a gap, or with a message about code that failed to load
 */
export const useWidgets = (forms: Forms): boolean =>
  useAllCode(useMemo(() => codeOf(forms), [forms]))

/** Loads the code of forms that will be rendered soon. */
export const preloadWidgets = (forms: Forms): Promise<unknown> => loadAll(codeOf(forms))

const codeOf = (forms: Forms): LazyCode<unknown>[] => {
  const codes = new Set<LazyCode<unknown>>()
  for (const form of forms) {
    for (const { widget: name, computed, options } of form.fields) {
      const named = typeof options.widget === 'string' ? options.widget : name
      const widget = registeredWidgets[computed ? 'readonly' : named]
      if (isLazy(widget)) codes.add(widget.code)
    }
    for (const code of partsOf(form)) codes.add(code)
  }
  if (forms.some(needsKeeping)) codes.add(keptCode)
  if (forms.some(hasExpressions)) codes.add(expressionCode)
  return [...codes]
}

const isLazy = (widget: unknown): widget is { code: LazyCode<unknown> } =>
  typeof widget === 'function' && 'code' in widget
