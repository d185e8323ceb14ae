import { useQuery } from '@tanstack/react-query'
import type { RecordWaiting } from '#schemas/api/records.ts'
import type { ShownPageKey } from '#schemas/process/fixed-pages.ts'
import { useFixedStep, type FixedStep } from '#src/process/step/use-fixed-step.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { PageError, PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { DataToConfirm } from './data-to-confirm.tsx'
import { SHOWN_CONTENTS } from './shown-contents.tsx'

/** The step that shows the content of a page of the portal: it is fetched, and the customer confirms it. */
export const ShownPage = ({ page }: { page: ShownPageKey }) => {
  const fixed = useFixedStep(page)
  return fixed ? <Shown key={fixed.step.name} page={page} {...fixed} /> : null
}

const Shown = ({ page, ...fixed }: FixedStep & { page: ShownPageKey }) => {
  const { title, label, waitsFor, read, Above } = SHOWN_CONTENTS[page]
  const { actor, address } = useFlow()
  const { user } = useSession()
  const { flowOnlyId } = actor.getSnapshot().context
  const { data, error, refetch } = useQuery({
    queryKey: ['shownPage', page, user?.customerId, address.goodId, flowOnlyId],
    queryFn: ({ signal }) => read({ goodId: address.goodId, flowOnlyId }, { signal, hide: true }),
    staleTime: 0,
  })
  const again = () => void refetch()
  const waiting = data && 'waiting' in data ? data.waiting : []
  return (
    <DataToConfirm
      {...fixed}
      title={title}
      data={data && !('waiting' in data) ? data : undefined}
      label={label}
      message={`请核对并勾选“${label}”；如有疑问，请联系客服`}
      waitsFor={waitsFor}
      above={Above && <Above step={fixed.step} />}
      empty={
        waiting.length > 0 ? (
          <Waiting records={waiting} onAgain={again} />
        ) : error ? (
          <PageError error={error} onRetry={again} />
        ) : (
          <PageSkeleton lines={3} />
        )
      }
    />
  )
}

/** The records in which the customer has to act first, each with the way to its screen. */
const Waiting = ({
  records,
  onAgain,
}: {
  records: readonly RecordWaiting[]
  onAgain: () => void
}) => (
  <PageState
    kind="waiting"
    title={records.map(({ subject, action }) => `${subject}：${action}`).join('；')}
    actions={
      <>
        {records.map(({ kind, id, action }) => (
          <ButtonLink key={id} to={recordPath(kind, id) ?? ''}>
            {action}
          </ButtonLink>
        ))}
        <Button onClick={onAgain}>重新获取</Button>
      </>
    }
  >
    办完后请从“我的产品”继续办理。您之前填写的内容已保存。
  </PageState>
)
