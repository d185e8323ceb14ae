import type { ReactElement } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import type { CardIssuer } from './card-issuer.ts'
import styles from '../../../styles/schema-form.module.css'

interface CardNoteProps {
  id: string
  /** The digits typed so far. */
  number: string
}

/** The bank and the kind of a card below its number, as soon as the first digits determine them; a polite live region. */
export const CardNote = ({ id, number }: CardNoteProps): ReactElement => {
  const issuer = useCardIssuer(number)
  return (
    <div id={id} role="status" className={issuer && styles.note}>
      {issuer && `${issuer.bank} · ${issuer.kind}`}
    </div>
  )
}

/** The table of prefixes, which is large: it is loaded once the first digits are typed. */
const issuers = lazyCode(async () => (await import('./card-issuer.ts')).cardIssuerOf)

const FIRST_DIGITS = 4

const useCardIssuer = (number: string): CardIssuer | undefined => {
  const isNeeded = /^\d+$/.test(number) && number.length >= FIRST_DIGITS
  const find = useCode(issuers, { isWanted: isNeeded })
  return isNeeded ? find?.(number) : undefined
}
