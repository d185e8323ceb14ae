import {
  createElement,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { lazyCode } from '../picker/lazy-code.ts'
import styles from '../styles/schema-form.module.css'

type Widget = ComponentType<FieldWidgetProps>

/** A widget whose code is large and comes when a form needs it. */
export interface LazyWidget {
  (properties: FieldWidgetProps): ReactElement
  isLoaded: () => boolean
  /** Rejects with a `ChunkLoadError`; the next call tries again. */
  preload: () => Promise<Widget>
}

/** Until its code is there the widget leaves its place free; where it doesn't come, the form says so. */
export const lazyWidget = (load: () => Promise<Widget>): LazyWidget => {
  const code = lazyCode(load)

  const Awaited = ({ widget, ...properties }: FieldWidgetProps & { widget: Promise<Widget> }) =>
    createElement(use(widget), properties)

  const Lazy = (properties: FieldWidgetProps): ReactElement => {
    // What was there first stays: a field that is being filled in is not drawn afresh.
    const [Content] = useState(code.loaded)
    const [widget] = useState(() => (code.loaded() ? undefined : code.load()))
    if (Content) return <Content {...properties} />
    return (
      <Suspense fallback={<div className={styles.awaited} />}>
        {widget && <Awaited {...properties} widget={widget} />}
      </Suspense>
    )
  }

  return Object.assign(Lazy, { isLoaded: () => code.loaded() !== undefined, preload: code.load })
}
