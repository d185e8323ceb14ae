import { useCallback, useEffect, useState } from 'react'
import { processForecast, type MovedFlow, type ProcessForecast } from '#schemas/api/workbench.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { analystCall } from '../analyst/analyst-call.ts'
import { useWork } from '../analyst/use-work.ts'
import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'
import { ChangeList } from './change-list.tsx'
import { FindingList } from './finding-list.tsx'
import { FlowGroups } from './flow-groups.tsx'
import { movableGroups, type Moves } from './groups.ts'
import { MoveReport } from './move-report.tsx'
import { PublishForm } from './publish-form.tsx'

/** A forecast, and the text that it was made for. */
interface Made {
  text: string
  forecast: ProcessForecast
}

/** Checks and forecasts the text, and publishes it with the chosen moves. */
export const Publication = () => {
  const definition = useDefinition()
  const text = useDefinitionState((state) => state.text)
  const [made, setMade] = useState<Made>()
  const [moves, setMoves] = useState<Moves>({})
  const [report, setReport] = useState<{ version: number; moved: readonly MovedFlow[] }>()
  const { isBusy, failure, run } = useWork()

  const forecast = useCallback(
    () =>
      run(async () => {
        const current = definition.state().text
        const found = await analystCall(processForecast, { body: { text: current } })
        setMade({ text: current, forecast: found })
        setMoves({})
      }),
    [definition, run],
  )
  useEffect(forecast, [forecast])
  const movable = made ? movableGroups(made.forecast.flows) : []

  return (
    <div aria-busy={isBusy}>
      {report && (
        <MoveReport
          {...report}
          onClose={() => {
            setReport(undefined)
            forecast()
          }}
        />
      )}
      {!report && made && made.text !== text && (
        <Panel title="定义已修改">
          <p>下面的内容是修改之前的，请重新检查。</p>
          <Button onClick={forecast} busy={isBusy}>
            重新检查
          </Button>
        </Panel>
      )}
      {!report && made && (
        <>
          <FindingList findings={made.forecast.findings} />
          <ChangeList {...made.forecast} />
          <FlowGroups flows={made.forecast.flows} moves={moves} onChange={setMoves} />
          {(!made.forecast.isSame || movable.length > 0) && (
            <PublishForm
              text={made.text}
              forecast={made.forecast}
              flows={movable.flatMap(({ outcome, flows }) => (moves[outcome] ? flows : []))}
              isOutdated={made.text !== text}
              onDone={(version, moved) => setReport({ version, moved })}
              onOvertaken={forecast}
            />
          )}
        </>
      )}
      {!made && !failure && <p role="status">正在检查定义和在办申请…</p>}
      <Failure message={failure} />
      {failure && (
        <Button onClick={forecast} busy={isBusy}>
          重试
        </Button>
      )}
    </div>
  )
}
