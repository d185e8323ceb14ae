import type { ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { ratingMaximum } from '#engine/widgets/rating.ts'
import styles from './rating-widget.module.css'

/**
 * Stars from 1 to the schema's maximum, as radio buttons: antd's Rate marks each star up to the selected one as
 * checked.
 */
export const RatingWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, onChange, disabled, readonly, required, label } = properties
  const { aria } = useControl(properties)
  const isFixed = disabled === true || readonly === true
  const rating = typeof value === 'number' ? value : 0
  return (
    <div
      id={id}
      role="radiogroup"
      className={styles.rating}
      aria-labelledby={fieldPartId(id, 'label')}
      {...aria}
    >
      {Array.from({ length: ratingMaximum(schema) }, (_, index) => index + 1).map((star) => (
        <label key={star} className={styles.star} title={`${star} 分`}>
          <input
            type="radio"
            name={id}
            value={star}
            checked={star === rating}
            disabled={isFixed}
            aria-label={`${star} 分`}
            onChange={() => onChange(star)}
          />
          <Icon name="star" filled={star <= rating} />
        </label>
      ))}
      <span aria-hidden className={styles.words}>
        {rating > 0 && `${rating} 分`}
      </span>
      {!required && !isFixed && rating > 0 && (
        <Button
          look="quiet"
          size="inline"
          aria-label={`清除${label}`}
          onClick={() => onChange(undefined)}
        >
          清除
        </Button>
      )}
    </div>
  )
}
