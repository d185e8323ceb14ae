import { PAGES_OF_EXTERNAL_DATA } from '#schemas/process/fixed-page-words.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { wrongSource } from './check-sources.ts'

/**
 * Checks that external data from a form of the process names a field of it, and that the pages which show external data
 * have some and depend on it.
 */
export const checkExternalData = (
  plan: ProcessPlan,
  pointerOf: (id: string) => string,
  report: Report,
): void => {
  const roots = new Map(
    plan.steps.flatMap(({ forms }) => forms.map((form) => [form.id, form.plan.root] as const)),
  )
  for (const { id, variable, pointer } of plan.externalData) {
    if (!roots.has(variable)) continue
    const problem = wrongSource(pointerTo('', variable) + pointer, {}, [variable], roots)
    if (problem !== undefined)
      report('unknown-source', pointerTo(pointerOf(id), 'content', 'from'), problem)
  }
  for (const { page, progress, pointer, dependsOn } of plan.steps) {
    if (page.kind !== 'fixed' || !PAGES_OF_EXTERNAL_DATA.includes(page.key)) continue
    const known = plan.externalData.filter((datum) => datum.progress <= progress)
    const place = Number(page.basicsCurrent ?? 1)
    const shown = known[place - 1]
    if (known.length === 0)
      report(
        'missing-external-data',
        pointerTo(pointer, 'keyName'),
        '本步及之前没有外部数据；请在此之前加入 nodeType 为 -1 的一项，或删去本页',
      )
    else if (place > known.length)
      report(
        'missing-external-data',
        pointerTo(pointer, 'keyName'),
        `@R${page.basicsCurrent} 指第 ${place} 项，本步及之前只有 ${known.length} 项；请改正序号`,
      )
    else if (dependsOn === undefined && shown)
      report(
        'missing-depends-on',
        pointerTo(pointer, 'content', 'step', 'dependsOn'),
        `“${shown.name || shown.keyName}”变化后，客户之前的确认仍然有效；请写入 ["${shown.keyName}"]`,
      )
  }
}
