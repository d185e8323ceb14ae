import type { ProcessFile } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { useFlow, useView } from '#src/process/flow/use-flow.ts'
import type { Recording } from '#machines/process/trace/record-trace.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import card from '#src/ui/display/card.module.css'
import { saveTrace } from './save-trace.ts'
import type { NextSave } from './stand-in-server.ts'
import { generatedValues } from './start-states.ts'
import styles from './try.module.css'

const NEXT_SAVES: Readonly<Record<NextSave, string>> = {
  succeeds: '成功',
  refused: '被服务端拒绝',
  unsent: '没有送达',
  lost: '已送达，回复丢失',
  overtaken: '被另一页抢先',
}

interface TryPanelProps {
  file: ProcessFile
  account: Trace['account']
  recording: () => Recording | undefined
  next: NextSave
  onNext: (next: NextSave) => void
  /** Called after the generated values were sent: the forms take them over when they are rendered anew. */
  onFill: () => void
  restart: () => void
}

/** The controls beside a tried flow: generated values, the next save, the trace. */
export const TryPanel = ({
  file,
  account,
  recording,
  next,
  onNext,
  onFill,
  restart,
}: TryPanelProps) => {
  const { plan, actor } = useFlow()
  const view = useView()
  const fill = () => {
    if (view.kind !== 'step') return
    const values = generatedValues(view.step)
    for (const { id } of view.step.forms)
      actor.send({ type: 'form.change', entryId: id, data: values[id] })
    onFill()
  }
  return (
    <section className={classNames(card.card, styles.panel)} aria-label="试用控制">
      <Button disabled={view.kind !== 'step'} onClick={fill}>
        填入示例内容
      </Button>
      <SelectField
        label="下一次保存"
        value={next}
        options={Object.entries(NEXT_SAVES).map(([value, label]) => ({ value, label }))}
        onChange={(chosen) => onNext(chosen as NextSave)}
      />
      <p className={texts.note}>不会保存到任何地方，关闭页面即清除。</p>
      <Button onClick={() => saveTrace({ plan, file, account, recording: recording() })}>
        下载轨迹
      </Button>
      <Button look="quiet" onClick={restart}>
        重新开始
      </Button>
    </section>
  )
}
