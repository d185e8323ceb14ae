import { useEffect, useState, type ReactElement } from 'react'
import type { CardIssuer } from './card-issuer.ts'
import styles from '../../../styles/schema-form.module.css'

interface CardNoteProps {
  id: string
  /** The digits typed so far. */
  number: string
}

/** The bank and the kind of a card below its number, as soon as its first digits say so; said politely. */
export const CardNote = ({ id, number }: CardNoteProps): ReactElement => {
  const issuer = useCardIssuer(number)
  return (
    <div id={id} role="status" className={issuer && styles.note}>
      {issuer && `${issuer.bank} · ${issuer.kind}`}
    </div>
  )
}

/** The table is large, and comes when the first digits are there. */
const FIRST_DIGITS = 4

const useCardIssuer = (number: string): CardIssuer | undefined => {
  const [find, setFind] = useState<(number: string) => CardIssuer | undefined>()
  const isNeeded = /^\d+$/.test(number) && number.length >= FIRST_DIGITS
  useEffect(() => {
    if (!isNeeded || find) return
    import('./card-issuer.ts').then(
      (module) => setFind(() => module.cardIssuerOf),
      // A note less.
      () => undefined,
    )
  }, [isNeeded, find])
  return isNeeded ? find?.(number) : undefined
}
