import { useCallback, useMemo, useState } from 'react'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import type { OutlineStep } from '../definition/check-message.ts'
import type { DefinitionState } from '../definition/definition.ts'
import { useDefinitionState } from '../definition/use-definition.ts'
import { useSettled } from '../definition/use-settled.ts'
import { Choice } from './choice.tsx'
import { FlowList } from './flow-list.tsx'
import styles from './pane.module.css'
import { PreviewFrame } from './preview-frame.tsx'
import { partFor, type PreviewRequest } from './preview-message.ts'

/** Time after the last change before the steps are read again: typing comes first. ms */
const PAUSE = 200

const goodIn = ({ good }: DefinitionState) => good

const VIEWS = { form: '表单', review: '核对', rjsf: 'rjsf 与 antd' } as const
const WIDTHS = { desk: '电脑 1440', phone: '手机 375' } as const

/** CSS pixels. */
const PIXELS = { desk: 1440, phone: 375 } as const

/**
 * Shows beside the editor the steps of the newest good text, and the chosen step as a customer sees it.
 * @param onOpen called with the JSON pointer of a step that is chosen
 */
export const PreviewPane = ({ onOpen }: { onOpen: (pointer: string) => void }) => {
  const good = useSettled(goodIn, PAUSE)
  const isOld = useDefinitionState(({ checked, good: newest }) => checked !== newest)
  const [chosen, setChosen] = useState<number>()
  const [view, setView] = useState<PreviewRequest['view']>('form')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone')
  const choose = useCallback(
    ({ progress, pointer }: OutlineStep) => {
      setChosen(progress)
      onOpen(pointer)
    },
    [onOpen],
  )
  const info = useMemo(() => good && (JSON.parse(good.text) as ProcessInfo), [good])
  if (!good || !info) return <section className={styles.pane} aria-label="预览" />
  const step = good.steps.find(({ progress }) => progress === chosen) ?? good.steps[0]
  return (
    <section className={styles.pane} aria-label="预览">
      <FlowList steps={good.steps} chosen={step?.progress} onChoose={choose} />
      <div className={classNames(layout.centeredCluster, styles.choices)}>
        <Choice label="内容" options={VIEWS} value={view} onChoose={setView} />
        <Choice label="宽度" options={WIDTHS} value={width} onChoose={setWidth} />
        {isOld && (
          <span role="status" className={texts.warningNote}>
            文本有误，显示上一次有效的定义
          </span>
        )}
      </div>
      {step && (
        <PreviewFrame
          request={{
            kind: 'preview',
            info: partFor(info, step.progress),
            progress: step.progress,
            view,
          }}
          width={PIXELS[width]}
        />
      )}
    </section>
  )
}
