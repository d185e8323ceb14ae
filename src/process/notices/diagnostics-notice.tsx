import type { Diagnostic } from '#engine/language/diagnostic.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { Notice } from './notice.tsx'
import styles from './diagnostics-notice.module.css'

/**
 * Shows that the definition has errors: a sentence for the customer, and in a build for authors the diagnostics.
 */
export const DiagnosticsNotice = ({ plan }: { plan: ProcessPlan }) => {
  const { diagnostics, leftOut } = plan
  const isShown = leftOut.length === 0
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={isShown ? '该流程的配置有误，部分内容暂时无法显示' : '该流程的配置有误'}
    >
      {isShown && <p>您可以先查看能够显示的步骤；如需办理，请联系客服。</p>}
      {(!import.meta.env.PROD || import.meta.env.MODE === 'demo') && <Details errors={errors} />}
    </Notice>
  )
}

const Details = ({ errors }: { errors: readonly Diagnostic[] }) => (
  <details className={styles.details}>
    <summary>查看配置问题（{errors.length}）</summary>
    <ul className={styles.list}>
      {errors.map(({ code, pointer, message }) => (
        <li key={`${code} ${pointer} ${message}`}>
          {message}
          <code className={styles.place}>
            {code} {pointer}
          </code>
        </li>
      ))}
    </ul>
  </details>
)
