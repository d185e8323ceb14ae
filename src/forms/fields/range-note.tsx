import { rangeWords } from '#engine/form/range.ts'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

interface RangeNoteProps {
  id: string
  options: Readonly<Record<string, unknown>>
  isMoney: boolean
}

/** Renders the range of a field below it, where it is known. */
export const RangeNote = ({ id, options, isMoney }: RangeNoteProps) => {
  const words = rangeWords(options, isMoney, useFormScope().context.collected)
  return (
    <p id={id} className={styles.help} hidden={words === ''}>
      可填范围：{words}
    </p>
  )
}
