import type { ComponentType } from 'react'
import { lazyComponent, type LazyComponent } from '#src/platform/lazy-component.tsx'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../styles/schema-form.module.css'

/** Creates a widget whose code is loaded when a form uses it; a placeholder reserves its space until then. */
export const lazyWidget = (
  importWidget: () => Promise<ComponentType<FieldWidgetProps>>,
): LazyComponent<FieldWidgetProps> =>
  lazyComponent(importWidget, <div className={styles.awaited} />)
