import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import texts from '#src/ui/theme/text.module.css'
import styles from './facts.module.css'

export interface Fact {
  label: string
  value: string
  /** The masked value, shown until the customer reveals the value. */
  masked?: string
}

/** Renders a list of labelled values; a missing value is marked as missing. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map((fact) => (
      <div key={fact.label} className={styles.fact}>
        <dt>{fact.label}</dt>
        <dd>
          <Value {...fact} />
        </dd>
      </div>
    ))}
  </dl>
)

const Value = ({ label, value, masked }: Fact) => {
  const [isShown, setShown] = useState(false)
  if (!value) return <span className={texts.muted}>未提供</span>
  if (masked === undefined || masked === value) return value
  return (
    <>
      {isShown ? value : masked}
      <Button
        look="quiet"
        size="small"
        className={styles.show}
        aria-label={`${isShown ? '隐藏' : '显示'}${label}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? '隐藏' : '显示'}
      </Button>
    </>
  )
}
