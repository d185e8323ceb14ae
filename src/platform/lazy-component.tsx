import {
  createElement,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { lazyCode, type LazyCode } from './lazy-code.ts'

/** A component whose code is loaded when it is first rendered, or before that through `code`. */
export interface LazyComponent<Props> {
  (properties: Props): ReactElement
  code: LazyCode<ComponentType<Props>>
}

/**
 * Makes a component of code that is loaded on demand. Loaded code is rendered at once, without the fallback; where the
 * code doesn't load, rendering throws a `ChunkLoadError`, and the next mount tries again.
 */
export const lazyComponent = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyComponent<Props> => {
  const code = lazyCode(importComponent)

  const Awaited = ({
    component,
    properties,
  }: {
    component: Promise<ComponentType<Props>>
    properties: Props
  }) => createElement(use(component), properties)

  const Lazy = (properties: Props): ReactElement => {
    // Set at the first render: a mounted component is not mounted again when its code is loaded elsewhere.
    const [Content] = useState(code.loaded)
    const [component] = useState(() => (code.loaded() ? undefined : code.load()))
    if (Content) return <Content {...properties} />
    return (
      <Suspense fallback={fallback}>
        {component && <Awaited component={component} properties={properties} />}
      </Suspense>
    )
  }

  return Object.assign(Lazy, { code })
}
