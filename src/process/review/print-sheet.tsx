import { useEffect, useRef, type ReactNode } from 'react'
import { FlowStatus } from '#schemas/api/process.ts'
import { now } from '#src/platform/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import styles from './print-sheet.module.css'
import { useFlow } from '../flow/use-flow.ts'

/**
 * The part of the page that is printed, under the name of the process, the number of the flow and the date. Folded
 * details are unfolded for the print.
 */
export const PrintSheet = ({ children }: { children: ReactNode }) => {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => unfoldForPrint(() => sheet.current), [])
  return (
    <div ref={sheet} className={styles.sheet}>
      <PrintHead />
      {children}
    </div>
  )
}

/** Prints the sheet, or saves it as a PDF. */
export const PrintButton = () => (
  <Button look="quiet" size="small" onClick={() => window.print()}>
    打印 / 保存为 PDF
  </Button>
)

const PrintHead = () => {
  const { plan, actor } = useFlow()
  const { flowOnlyId, status } = actor.getSnapshot().context
  const facts = [
    flowOnlyId && `申请编号 ${flowOnlyId}`,
    STATES[status] ?? '尚未提交',
    `打印日期 ${new Date(now()).toLocaleDateString('zh-CN')}`,
  ]
  // The style sheet renders the texts for print only: the page shows them elsewhere.
  return (
    <div
      className={styles.head}
      data-title={plan.processName}
      data-facts={facts.filter(Boolean).join(' · ')}
    />
  )
}

const STATES: Readonly<Record<number, string>> = {
  [FlowStatus.committed]: '已提交，等待平台审批',
  [FlowStatus.rejected]: '未通过',
  [FlowStatus.approved]: '审批已通过',
  [FlowStatus.withdrawn]: '已撤回',
}

const unfoldForPrint = (sheet: () => HTMLElement | null): (() => void) => {
  let unfolded: HTMLDetailsElement[] = []
  const set = (open: boolean) => {
    for (const details of unfolded) details.open = open
  }
  const unfold = () => {
    unfolded = [...(sheet()?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
    set(true)
  }
  const fold = () => set(false)
  addEventListener('beforeprint', unfold)
  addEventListener('afterprint', fold)
  return () => {
    removeEventListener('beforeprint', unfold)
    removeEventListener('afterprint', fold)
  }
}
