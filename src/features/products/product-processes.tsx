import type { Goods } from '#schemas/api/products.ts'
import { isPersonal } from '#schemas/api/user.ts'
import { useSession } from '#src/session/use-session.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import { applicationState } from './application-state.ts'
import { OfGroup } from './group-members.tsx'
import { OtherAccount } from './other-account.tsx'
import { OpenedByPhone } from './opened-by-phone.tsx'
import {
  accountHint,
  isOpenedElsewhere,
  mainAction,
  productAction,
  type ProductAction,
} from './product-actions.ts'
import styles from './product-processes.module.css'
import { useBegin, useOpenProcess } from './use-begin.ts'
import { useMineOf, useProcesses } from './use-products.ts'

/** Renders the processes of a product in order, each with its current action. */
export const ProductProcesses = ({ goods }: { goods: Goods }) => {
  const processes = useProcesses(goods.id)
  const mine = useMineOf(goods.id)
  const { status, user } = useSession()
  const { begin, lookAhead, pending } = useBegin(goods.id, goods.isGroup)
  const openProcess = useOpenProcess(goods.id, goods.isGroup)
  // The actions are unknown until the customer's products are loaded.
  const isUnknown = status === 'restoring' || mine.isLoading

  const act = ({ type, application }: ProductAction) => {
    if (!application) return begin(type)
    const { businessId, flowOnlyId } = application
    void openProcess({ processType: type, businessId, flowOnlyId })
  }

  return (
    <Panel title="在线办理">
      <Async
        result={processes}
        isEmpty={(list) => list.length === 0}
        empty={
          <PageState kind="empty" title="暂未开放办理">
            这个产品的办理流程尚未上线，请联系客服了解。
          </PageState>
        }
      >
        {(list) => {
          const actions = list.map((process) => productAction(process, mine.data, user?.type))
          const main = mainAction(actions)
          return (
            <>
              {goods.groupId && <OfGroup groupId={goods.groupId} />}
              {!isUnknown && !goods.groupId && isOpenedElsewhere(actions) && <OpenedByPhone />}
              {!isUnknown && actions.some(({ isForOthers }) => isForOthers) && (
                <OtherAccount isPersonal={isPersonal(user?.type)} />
              )}
              <ol>
                {list.map(({ type, processName, steps, minutes, accounts }, place) => (
                  <li key={type} className={styles.process}>
                    <span className={styles.place} aria-hidden="true">
                      {place + 1}
                    </span>
                    <div className={styles.body}>
                      <h3 className={styles.name}>{processName}</h3>
                      <p className={styles.steps}>
                        {[
                          steps > 0 && `共 ${steps} 步`,
                          minutes > 0 && `约 ${minutes} 分钟`,
                          // Those that wait for another one are for the same accounts.
                          !user && !actions[place]?.hint && accountHint(accounts),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                      {actions[place]?.hint && (
                        <p className={classNames(texts.note, styles.hint)}>{actions[place].hint}</p>
                      )}
                      {actions[place] && (
                        <Way
                          action={actions[place]}
                          isMain={actions[place] === main}
                          isUnknown={isUnknown}
                          isBusy={pending === type}
                          onLikely={() => lookAhead(type)}
                          onAct={act}
                        />
                      )}
                    </div>
                  </li>
                ))}
              </ol>
            </>
          )
        }}
      </Async>
    </Panel>
  )
}

interface WayProps {
  action: ProductAction
  isMain: boolean
  isUnknown: boolean
  isBusy: boolean
  /** Called when a press is likely. */
  onLikely: () => void
  onAct: (action: ProductAction) => void
}

const Way = ({ action, isMain, isUnknown, isBusy, onLikely, onAct }: WayProps) => {
  if (action.hint) return null
  if (action.isDone) return <StatusTag tone="success">{action.label}</StatusTag>
  const state = action.application && applicationState(action.application)
  return (
    <div className={styles.way}>
      {state && <StatusTag tone={state.tone}>{state.label}</StatusTag>}
      <Button
        look={isMain ? 'primary' : 'secondary'}
        block
        busy={isBusy}
        disabled={isUnknown}
        onPointerEnter={onLikely}
        onFocus={onLikely}
        onClick={() => onAct(action)}
      >
        {action.label}
      </Button>
    </div>
  )
}
