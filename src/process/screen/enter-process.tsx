import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import { beginApplication } from '#schemas/api/products.ts'
import { NO_PRODUCT } from '#schemas/process/definition.ts'
import { call } from '#src/api/call.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import type { List, ProcessAddress } from '../flow/process-address.ts'
import { processScreen } from '../flow/process-screen.ts'

interface EnterProcessProps extends Pick<ProcessAddress, 'processType' | 'businessId'> {
  /** The page to which the customer returns if none has led here. */
  list: string
  /** The page with what is needed where the process can't begin. */
  need: List | undefined
}

/** Begins the process about a record that an address names, or goes on with the one under way; says why where it can't. */
export const EnterProcess = ({ processType, businessId, list, need }: EnterProcessProps) => {
  const { state } = useLocation() as { state: { returnTo?: string } | null }
  const returnTo = state?.returnTo ?? list
  // Beginning again gives the flow under way: asking twice does no harm.
  const begun = useQuery({
    queryKey: [beginApplication.name, processType, businessId],
    queryFn: () =>
      call(
        beginApplication,
        { body: { goodsId: NO_PRODUCT, type: processType, businessId } },
        { hide: true },
      ),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (begun.error)
    return (
      <PageState
        isPage
        kind="error"
        title="暂时不能办理"
        actions={
          <>
            {need && (
              <ButtonLink look="primary" to={need.to}>
                {need.label}
              </ButtonLink>
            )}
            <ButtonLink look={need ? 'secondary' : 'primary'} to={returnTo}>
              返回
            </ButtonLink>
          </>
        }
      >
        {begun.error.message}
      </PageState>
    )
  if (!begun.data || begun.isFetching) return <PageSkeleton lines={6} />
  const { businessId: subject, flowOnlyId } = begun.data
  const address = { processType, goodId: NO_PRODUCT, businessId: subject, flowOnlyId }
  return <Navigate replace to={processScreen(address, false)} state={{ returnTo }} />
}
