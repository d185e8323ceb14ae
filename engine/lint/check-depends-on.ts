import { pointerTo, pointerTokens } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { PlanStep, ProcessPlan } from '../process/plan.ts'
import { wrongSource } from './check-sources.ts'
import { rootsByKey } from '../process/roots-by-key.ts'

/** Checks that every `dependsOn` is about a fixed page, and names data that is known when its step is reached. */
export const checkDependsOn = (plan: ProcessPlan, report: Report): void => {
  const known = knownFrom(plan)
  const roots = rootsByKey(plan)
  for (const step of plan.steps) {
    const { dependsOn = [], page, progress } = step
    const keys = [...known].flatMap(([key, from]) => (from <= progress ? [key] : []))
    if (page.kind !== 'fixed' && dependsOn.length > 0)
      report('invalid-depends-on', at(step), '只有固定页的结果依赖此前的数据；请删除 dependsOn')
    else
      dependsOn.forEach((pointer, index) => {
        const [key = ''] = pointerTokens(pointer)
        const problem =
          known.has(key) && !keys.includes(key)
            ? `“${key}”是本步或之后步骤的数据；请只写之前步骤的 keyName`
            : wrongSource(pointer, {}, keys, roots)
        if (problem !== undefined) report('invalid-depends-on', at(step, index), problem)
      })
  }
}

const at = ({ pointer }: PlanStep, ...index: number[]): string =>
  pointerTo(pointer, 'content', 'step', 'dependsOn', ...index)
