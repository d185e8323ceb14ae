import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import layout from '#src/ui/theme/layout.module.css'
import styles from './provider-signing.module.css'

interface ProviderSigningProps {
  consent: string
  isBusy: boolean
  onSign: () => void
}

/** Leads to the page of the signing provider once the customer has agreed to the text; the provider asks for the intent. */
export const ProviderSigning = ({ consent, isBusy, onSign }: ProviderSigningProps) => {
  const [hasAgreed, setAgreed] = useState(false)
  return (
    <div className={layout.stack}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {consent}
      </label>
      <div>
        <Button look="primary" size="large" disabled={!hasAgreed} busy={isBusy} onClick={onSign}>
          前往签署
        </Button>
        <p className={styles.hint} role="status">
          {hasAgreed ? '将打开签署服务商的页面，完成后回到本页' : '请先阅读并勾选同意'}
        </p>
      </div>
    </div>
  )
}
