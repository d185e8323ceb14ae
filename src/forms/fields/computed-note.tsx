import { useMemo } from 'react'
import { computedWords } from '#engine/explanation/computed-words.ts'
import { fieldAt } from '#engine/form/all-fields.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { ITEM } from '#engine/json/path-values.ts'
import { useFormScope } from '../model/form-scope.ts'
import styles from '../styles/schema-form.module.css'

/** Renders what a computed value is made of. @param path the field's place in the data */
export const ComputedNote = ({ path }: { path: readonly (string | number)[] }) => {
  const { model, context } = useFormScope()
  const words = useMemo(() => {
    const tokens = path.map((token) => (typeof token === 'number' ? ITEM : token))
    const field = model && fieldAt(model.form.root, tokens)
    const written = field?.options[OPTIONS.formula]
    if (typeof written === 'string') return written
    return field && computedWords(model.form, field, context.process)
  }, [model, context.process, path])
  return words ? <p className={styles.help}>计算方式：{words}</p> : null
}
