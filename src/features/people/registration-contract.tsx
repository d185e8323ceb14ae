import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Failure } from '#src/ui/failure.tsx'
import styles from './people-form.module.css'
import type { RealName } from './use-real-name.ts'

/** The contract that a verified customer signs once. */
export const RegistrationContract = ({
  realName: { context, isBusy, send },
}: {
  realName: RealName
}) => {
  const [hasAgreed, setAgreed] = useState(false)
  const title = context.contract?.title ?? ''
  return (
    <div className={styles.form}>
      <p role="status">身份已核实。签署《{title}》后即可使用全部服务。</p>
      {/* Who has no mouse scrolls what has the focus (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.contract} tabIndex={0} role="region" aria-label={title}>
        {CLAUSES.map((clause) => (
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
        onClick={() => send({ type: 'sign' })}
      >
        签署
      </Button>
    </div>
  )
}

/** The call that reads the contract answers no text: these are its terms in short. */
const CLAUSES = [
  '一、您确认以真实、准确、完整的身份信息注册和使用本平台，信息变更时及时更新。',
  '二、您名下账户的操作视为您本人或经您授权的行为，请妥善保管密码和验证码。',
  '三、平台为您提供产品展示、申请受理、合同签署和信息查询服务，融资由资金方审批并发放。',
  '四、您同意使用可靠的电子签名签署相关合同，电子签名与手写签名具有同等法律效力。',
  '五、平台依据《隐私政策》处理您的个人信息和企业信息，不会用于约定以外的用途。',
]
