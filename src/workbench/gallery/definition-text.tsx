import { useMemo, useState } from 'react'
import type { FormDefinition } from '#engine/language/content.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Unseen } from '#src/ui/display/unseen.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import card from '#src/ui/display/card.module.css'
import styles from './gallery.module.css'

/** Renders the JSON of a definition, collapsed at first, with a button that copies it. */
export const DefinitionText = ({ of, definition }: { of: string; definition: FormDefinition }) => {
  const text = useMemo(() => JSON.stringify(definition, null, 2), [definition])
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('已复制'),
      () => setOutcome('无法复制，请选中后复制'),
    )
  return (
    <details className={styles.definition}>
      <summary>
        定义<Unseen>：{of}</Unseen>
      </summary>
      <div className={styles.copy}>
        <Button size="small" onClick={() => void copy()}>
          复制
        </Button>
        <span role="status">{outcome}</span>
      </div>
      <pre className={classNames(card.card, styles.json)}>{text}</pre>
    </details>
  )
}
