import { isRjsfWidget, WIDGETS } from './widgets.ts'

/** Tells whether a value of `ui:widget` names a widget that can be rendered. */
export const isKnownWidget = (name: unknown): boolean =>
  (WIDGETS as readonly unknown[]).includes(name) || isRjsfWidget(name)
