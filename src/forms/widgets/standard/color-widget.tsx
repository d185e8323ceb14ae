import Color from '@rjsf/core/lib/components/widgets/ColorWidget.js'
import type { ComponentType } from 'react'
import { fieldPartId } from '../../fields/field-ids.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { AntdTheme } from '../../picker/antd-theme.tsx'
import styles from '../../styles/stated-control.module.css'

const Widget = Color as unknown as ComponentType<FieldWidgetProps>

/** The colour of a browser's control without a value: it cannot be empty. */
const BLACK = '#000000'

/**
 * The colour of @rjsf/core, which the portal has none for: it draws itself with the `BaseInputTemplate` of @rjsf/antd. The
 * colour stands beside it, or that none is chosen.
 */
export const ColorWidget = (properties: FieldWidgetProps) => {
  const { id, value } = properties
  const hasValue = typeof value === 'string' && value !== ''
  return (
    <div className={styles.stated}>
      <AntdTheme>
        <Widget {...properties} value={hasValue ? value : BLACK} />
      </AntdTheme>
      <output
        id={fieldPartId(id, 'note')}
        htmlFor={id}
        className={hasValue ? styles.value : styles.open}
      >
        {hasValue ? value : '未选择'}
      </output>
    </div>
  )
}
