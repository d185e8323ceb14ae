import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import styles from './people-form.module.css'
import type { RealName } from './use-real-name.ts'

/** Renders the contract that a verified customer signs once. */
export const RegistrationContract = ({
  realName: { context, isBusy, send },
}: {
  realName: RealName
}) => {
  const [hasAgreed, setAgreed] = useState(false)
  const { title = '', content = '' } = context.contract ?? {}
  return (
    <div className={styles.form}>
      <p role="status">身份已核实。签署《{title}》后即可使用全部服务。</p>
      {/* Focusable, so that the keyboard can scroll it (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.contract} tabIndex={0} role="region" aria-label={title}>
        {content.split('\n').map((clause) => (
          <p key={clause}>{clause}</p>
        ))}
      </div>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        我已阅读并同意签署《{title}》
      </label>
      <Failure message={context.failure} />
      <Button
        look="primary"
        size="large"
        block
        disabled={!hasAgreed}
        busy={isBusy}
        onClick={() => send({ type: 'contract.sign' })}
      >
        签署
      </Button>
    </div>
  )
}
