import {
  createElement,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'
import { lazyPage } from '#src/platform/lazy-page.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'

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
  const fetch = lazyPage(load)
  let loaded: Widget | undefined
  let loading: Promise<Widget> | undefined

  const preload = (): Promise<Widget> => {
    loading ??= fetch().then(
      (widget) => (loaded = widget),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const Awaited = ({ widget, ...properties }: FieldWidgetProps & { widget: Promise<Widget> }) =>
    createElement(use(widget), properties)

  const Lazy = (properties: FieldWidgetProps): ReactElement => {
    // What was there first stays: a field that is being filled in is not drawn afresh.
    const [Content] = useState(() => loaded)
    const [widget] = useState(() => (loaded ? undefined : preload()))
    if (Content) return <Content {...properties} />
    return (
      <Suspense fallback={<div className={styles.awaited} />}>
        {widget && <Awaited {...properties} widget={widget} />}
      </Suspense>
    )
  }

  return Object.assign(Lazy, { isLoaded: () => loaded !== undefined, preload })
}
