import { Component, type ReactNode } from 'react'
import styles from '../styles/schema-form.module.css'

interface FormBoundaryProps {
  children: ReactNode
  /** The form could not be rendered. */
  onFail?: () => void
}

/** Error boundary of a form: shows a message in place of a form that can't be rendered; the rest of the page works. */
export class FormBoundary extends Component<FormBoundaryProps, { reason?: string }> {
  override state: { reason?: string } = {}

  static getDerivedStateFromError(error: unknown): { reason: string } {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  override componentDidCatch(): void {
    this.props.onFail?.()
  }

  override render(): ReactNode {
    const { reason } = this.state
    if (reason === undefined) return this.props.children
    return (
      <div role="alert" className={styles.broken}>
        <p>该表单暂时无法显示，请刷新页面重试，或联系客服。</p>
        <p className={styles.reason}>原因：{reason}</p>
      </div>
    )
  }
}
