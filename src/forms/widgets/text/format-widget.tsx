import type { ComponentType, HTMLAttributes, ReactElement } from 'react'
import { FORMAT_WIDGETS } from '#engine/form/widget-of.ts'
import { formats } from '#engine/formats/formats.ts'
import { CardNote } from './bank-card/card-note.tsx'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useTextControl } from '../../fields/use-text-control.ts'
import { textOption, type FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from '../../styles/schema-form.module.css'

interface Entry {
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete: string
  placeholder: string
  suffix?: string
  /** Formats a value for display while it is not edited. */
  display?: (value: string) => string
  /** A note below the field about the typed text. */
  Note?: ComponentType<{ id: string; number: string }>
}

const inFours = (value: string): string => value.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Creates the widget of one of our formats: a text input whose value is stored normalised. */
const formatWidget = (name: keyof typeof FORMAT_WIDGETS, entry: Entry) => {
  const { normalise } = formats[name]
  const widget = FORMAT_WIDGETS[name]
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
          inputMode={entry.inputMode}
          autoComplete={textOption(options, 'autocomplete') ?? entry.autoComplete}
          spellCheck={false}
        />
        {Note && <Note id={noteId} number={normalise(text)} />}
      </>
    )
  }
  return FormatWidget
}

/** A mobile number. */
export const MobileWidget = formatWidget('mobile', {
  inputMode: 'tel',
  autoComplete: 'tel-national',
  placeholder: '11 位手机号',
})

/** A resident identity number; the last character may be an X, so no numeric keyboard. */
export const ResidentIdWidget = formatWidget('resident-id', {
  inputMode: 'text',
  autoComplete: 'off',
  placeholder: '18 位居民身份证号',
})

/** A unified social credit code. */
export const CreditCodeWidget = formatWidget('credit-code', {
  inputMode: 'text',
  autoComplete: 'off',
  placeholder: '18 位统一社会信用代码',
})

/** A bank card number, shown in groups of four, with the name of its bank. */
export const BankCardWidget = formatWidget('bank-card', {
  inputMode: 'numeric',
  autoComplete: 'off',
  placeholder: '银行卡号',
  display: inFours,
  Note: CardNote,
})

/** A rate in percent. */
export const PercentWidget = formatWidget('percent', {
  inputMode: 'decimal',
  autoComplete: 'off',
  placeholder: '',
  suffix: '%',
})
