import { createElement, useState } from 'react'
import type { Goods } from '#schemas/api/products.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'

/** The calculator, loaded when a customer asks for it. */
const calculator = lazyCode(() => import('./trial-calculator.tsx'))

/** The panel of a product's trial calculation. */
export const RepaymentTrial = ({ goods }: { goods: Goods }) => {
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState('')
  const code = useCode(calculator, {
    isWanted: isOpen,
    onFail: ({ message }) => {
      setFailure(message)
      setOpen(false)
    },
  })
  const open = () => {
    setFailure('')
    setOpen(true)
  }
  const { preload } = calculator
  return (
    <Panel title="还款试算" extra={isOpen ? undefined : '先看看每期要还多少'}>
      {!isOpen && (
        <Button onClick={open} onPointerEnter={preload} onFocus={preload}>
          开始试算
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
      {isOpen &&
        (code ? createElement(code.TrialCalculator, { goods }) : <PageSkeleton lines={6} />)}
    </Panel>
  )
}
