import type { ComponentType, ReactElement } from 'react'
import { withoutSeparators } from '#engine/formats/half-width.ts'
import { inFours } from '#engine/widgets/bank-card.ts'
import { widgets, type WidgetName } from '#engine/widgets/widgets.ts'
import { CardNote } from './bank-card/card-note.tsx'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useTextControl } from '../../fields/use-text-control.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from '../../styles/schema-form.module.css'

interface Entry {
  autoComplete: string
  placeholder: string
  suffix?: string
  /** Formats a value for display while it is not edited. */
  display?: (value: string) => string
  /** A note below the field about the typed text. */
  Note?: ComponentType<{ id: string; number: string }>
}

/** Creates a widget for texts of the format that selects it: a text input whose value is stored normalised. */
const formatWidget = (widget: WidgetName, entry: Entry) => {
  const { Note } = entry
  const FormatWidget = (properties: FieldWidgetProps): ReactElement => {
    const { options, placeholder } = properties
    const noteId = fieldPartId(properties.id, 'note')
    const { text, input } = useTextControl(properties, widget, {
      display: entry.display,
      noteOf: () => Note && noteId,
    })
    return (
      <>
        <TextLine
          {...input}
          className={styles.figures}
          placeholder={placeholder || entry.placeholder}
          suffix={entry.suffix}
          inputMode={widgets[widget].keyboard ?? 'text'}
          autoComplete={textOption(options, 'autocomplete') ?? entry.autoComplete}
          spellCheck={false}
        />
        {Note && <Note id={noteId} number={withoutSeparators(text)} />}
      </>
    )
  }
  return FormatWidget
}

/** A mobile number. */
export const MobileWidget = formatWidget('mobile', {
  autoComplete: 'tel-national',
  placeholder: '11 位手机号',
})

/** A resident identity number; the last character may be an X, so no numeric keyboard. */
export const ResidentIdWidget = formatWidget('residentId', {
  autoComplete: 'off',
  placeholder: '18 位居民身份证号',
})

/** A unified social credit code. */
export const CreditCodeWidget = formatWidget('creditCode', {
  autoComplete: 'off',
  placeholder: '18 位统一社会信用代码',
})

/** A bank card number, shown in groups of four, with the name of its bank. */
export const BankCardWidget = formatWidget('bankCard', {
  autoComplete: 'off',
  placeholder: '银行卡号',
  display: inFours,
  Note: CardNote,
})

/** A rate in percent. */
export const PercentWidget = formatWidget('percent', {
  autoComplete: 'off',
  placeholder: '',
  suffix: '%',
})
