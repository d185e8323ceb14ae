import { useEffect, useMemo, useState } from 'react'
import { isJsonObject } from '#engine/json/object.ts'
import { canEvaluate, hasExpressions, loadExpressions } from './model/expressions.ts'
import type { FormDefinition } from './model/form-types.ts'
import type { LazyWidget } from './widgets/lazy-widget.tsx'
import { registeredWidgets } from './widgets/registered-widgets.ts'

type Forms = readonly FormDefinition[]

/**
 * Whether forms can be rendered without a gap: the code of the widgets that they name is there, and that of their
 * expressions. It is fetched where it isn't. Where it doesn't come, the answer is true as well, and the form says
 * what is wrong.
 */
export const useWidgets = (forms: Forms): boolean => {
  const missing = useMemo(() => missingCode(forms), [forms])
  const [settled, setSettled] = useState<Forms>()
  useEffect(() => {
    if (missing.length > 0) void fetchAll(missing).then(() => setSettled(forms))
  }, [forms, missing])
  return missing.length === 0 || settled === forms
}

/** Fetches what forms need that will be rendered soon. */
export const preloadWidgets = (forms: Forms): Promise<unknown> => fetchAll(missingCode(forms))

type Loader = () => Promise<unknown>

const fetchAll = (loaders: readonly Loader[]): Promise<unknown> =>
  Promise.allSettled(loaders.map((load) => load()))

const missingCode = (forms: Forms): Loader[] => [
  ...missingWidgets(forms).map(({ preload }) => preload),
  ...(!canEvaluate() && forms.some(hasExpressions) ? [loadExpressions] : []),
]

/** The members of a schema or a uiSchema that can name a widget. */
const NAMING = new Set(['format', 'ui:widget', 'widget'])

const missingWidgets = (forms: Forms): LazyWidget[] => {
  const missing = new Set<LazyWidget>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isJsonObject(value)) return
    for (const [key, member] of Object.entries(value)) {
      if (!NAMING.has(key) || typeof member !== 'string') visit(member)
      else if (Object.hasOwn(registeredWidgets, member)) {
        const widget = registeredWidgets[member]
        if (isLazy(widget) && !widget.isLoaded()) missing.add(widget)
      }
    }
  }
  for (const { schema, uiSchema } of forms) visit([schema, uiSchema])
  return [...missing]
}

const isLazy = (widget: unknown): widget is LazyWidget =>
  typeof widget === 'function' && 'preload' in widget
