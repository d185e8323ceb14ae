import { useMemo, useState } from 'react'
import type { FormDefinition } from '#src/forms/model/form-types.ts'
import { Button } from '#src/ui/controls/button.tsx'
import styles from './gallery.module.css'

/** The JSON of a definition, folded until it is wanted, to be copied into a process. */
export const DefinitionText = ({ of, definition }: { of: string; definition: FormDefinition }) => {
  const text = useMemo(() => JSON.stringify(definition, null, 2), [definition])
  const [answer, setAnswer] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer('已复制'),
      () => setAnswer('无法复制，请选中后复制'),
    )
  return (
    <details className={styles.definition}>
      <summary>
        定义<span className={styles.unseen}>：{of}</span>
      </summary>
      <div className={styles.copy}>
        <Button size="small" onClick={() => void copy()}>
          复制
        </Button>
        <span role="status">{answer}</span>
      </div>
      <pre className={styles.json}>{text}</pre>
    </details>
  )
}
