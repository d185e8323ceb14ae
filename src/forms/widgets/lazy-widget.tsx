import type { ComponentType } from 'react'
import { lazyComponent, type LazyComponent } from '#src/platform/lazy-component.tsx'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../styles/schema-form.module.css'

/** A widget whose code is loaded when a form names it; its space is kept free until then. */
export const lazyWidget = (
  importWidget: () => Promise<ComponentType<FieldWidgetProps>>,
): LazyComponent<FieldWidgetProps> =>
  lazyComponent(importWidget, <div className={styles.awaited} />)
