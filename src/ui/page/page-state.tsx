import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { StateArt, type StateArtName } from './state-art.tsx'
import { classNames } from '../theme/class-names.ts'
import layout from '../theme/layout.module.css'
import styles from './page-state.module.css'

interface PageStateProps {
  kind: StateArtName
  title: string
  /** The state is the whole page, and its title the page's heading. */
  isPage?: boolean
  children?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
}

/** Renders a state in place of content: title, reason and actions. */
export const PageState = ({ kind, title, isPage, children, actions }: PageStateProps) => {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className={styles.state} role={kind === 'error' ? 'alert' : undefined}>
      <StateArt name={kind} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={classNames(layout.cluster, styles.actions)}>{actions}</div>}
    </section>
  )
}

/** Renders the message of a failed read, with a retry button. */
export const PageError = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => (
  <PageState
    kind="error"
    title="加载失败"
    actions={
      onRetry && (
        <Button look="primary" onClick={onRetry}>
          重试
        </Button>
      )
    }
  >
    {error instanceof Error && error.message ? error.message : '出了点问题，请稍后再试'}
  </PageState>
)

/** Renders grey lines while content loads, after a short delay so that quick replies don't flicker. */
export const PageSkeleton = ({
  lines = 4,
  label = '加载中',
}: {
  lines?: number
  label?: string
}) => (
  <div className={styles.skeleton} role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.line} />
    ))}
  </div>
)
