import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

interface RangeNoteProps {
  id: string
  options: Readonly<Record<string, unknown>>
  isMoney: boolean
}

/** Loaded on demand: few fields have a range. */
const wordsCode = lazyCode(async () => (await import('#engine/form/range-words.ts')).rangeWords)

/** Renders the range of a field below it, where it is known. */
export const RangeNote = ({ id, options, isMoney }: RangeNoteProps) => {
  const { collected } = useFormScope().context
  const words = useCode(wordsCode)?.(options, isMoney, collected) ?? ''
  return (
    <p id={id} className={styles.help} hidden={words === ''}>
      可填范围：{words}
    </p>
  )
}
