import type { ReactElement } from 'react'
import { isEmptyValue } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { StatusTone } from '#engine/language/words.ts'
import { Icon, type IconName } from '#src/ui/controls/icon.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { shownText } from '../../text/shown-text.ts'
import styles from './status-widget.module.css'

/** Shows a status with an icon and words, not with colour alone. */
export const StatusWidget = ({ id, value, schema, options }: FieldWidgetProps): ReactElement => {
  const tone = toneOf(options.tones, value)
  return (
    <output
      id={id}
      className={`${styles.status} ${styles[tone] ?? ''}`}
      aria-labelledby={fieldPartId(id, 'label')}
    >
      {!isEmptyValue(value) && <Icon name={MARKS[tone]} />}
      <span className={styles.words}>{shownText(schema, options, value)}</span>
    </output>
  )
}

/** The icons by tone, each with a different outline. */
const MARKS: Readonly<Record<StatusTone, IconName>> = {
  success: 'done',
  warning: 'warning',
  error: 'wrong',
  info: 'info',
  waiting: 'waiting',
  neutral: 'none',
}

const toneOf = (tones: unknown, value: unknown): StatusTone => {
  const key = String(value)
  const tone: unknown = isJsonObject(tones) && Object.hasOwn(tones, key) ? tones[key] : undefined
  return typeof tone === 'string' && Object.hasOwn(MARKS, tone) ? (tone as StatusTone) : 'neutral'
}
