import { Button } from '#src/ui/controls/button.tsx'
import texts from '#src/ui/theme/text.module.css'
import styles from './signing-wait.module.css'
import { SIGNING_SECONDS } from '#machines/contract-signing/contract-signing.ts'

interface SigningWaitProps {
  seconds: number
  isAbnormal: boolean
  /** The address of the provider's page; undefined where it has none. */
  providerPage: string | undefined
  onRefresh: () => void
}

/** Shows the wait for the signing provider (specification, section 2): 20 seconds, then the warning. */
export const SigningWait = ({ seconds, isAbnormal, providerPage, onRefresh }: SigningWaitProps) =>
  isAbnormal ? (
    <div ref={bringIntoView} className={styles.wait} role="alert">
      <svg className={styles.warning} viewBox="0 0 48 48" aria-hidden="true">
        <path
          d="M24 5 45 42H3Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path
          d="M24 19v11M24 34.5v1.5"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </svg>
      <p className={styles.text}>签署状态异常请刷新页面</p>
      <Button look="primary" onClick={onRefresh}>
        刷新
      </Button>
      <ProviderLink page={providerPage} />
    </div>
  ) : (
    <div ref={bringIntoView} className={styles.wait}>
      <div className={styles.dial}>
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="42" className={styles.track} />
          <circle
            cx="48"
            cy="48"
            r="42"
            pathLength={SIGNING_SECONDS}
            className={styles.left}
            strokeDasharray={`${seconds} ${SIGNING_SECONDS}`}
          />
        </svg>
        <span className={styles.seconds} role="timer" aria-label={`剩余 ${seconds} 秒`}>
          {seconds}
        </span>
      </div>
      <p className={styles.text} role="status">
        合同签署中…
      </p>
      <p className={texts.note}>请不要关闭页面，签署完成后即可继续。</p>
      <ProviderLink page={providerPage} />
    </div>
  )

const ProviderLink = ({ page }: { page: string | undefined }) =>
  page && (
    <a href={page} target="_blank" rel="noreferrer" className={styles.provider}>
      在签署服务页面查看
    </a>
  )

/** Scrolls to the countdown: it is shorter than the contract that it replaces, and would lie above the window. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' })
