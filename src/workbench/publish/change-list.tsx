import type { ProcessForecast } from '#schemas/api/workbench.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { Changes } from './changes.tsx'

/** The changes of the definition against the newest version, in words. */
export const ChangeList = ({
  base,
  isSame,
  changes,
  overshadowed,
}: Pick<ProcessForecast, 'base' | 'isSame' | 'changes' | 'overshadowed'>) => (
  <Panel title={base === 0 ? '变更' : `与版本 ${base} 相比`}>
    {base === 0 && <p>这是一个新流程。</p>}
    {isSame && <p>内容相同，无需发布。</p>}
    {base > 0 && !isSame && changes.length === 0 && <p>办理时没有差别，只是写法不同。</p>}
    <Changes changes={changes} />
    {overshadowed.map((sentence) => (
      <p key={sentence} className={texts.warning}>
        {sentence}
      </p>
    ))}
  </Panel>
)
