import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { REFRESH } from '../frame.tsx'
import { FaultSwitch } from './fault-switch.tsx'

interface ProviderScreenProps<Fault extends string, Read extends { fault: string }> {
  title: string
  lead: string
  /** The faults in their order, and what each does. */
  faults: Readonly<Record<Fault, string>>
  labels: Readonly<Record<Fault, string>>
  /** The name of the query that reads the provider. */
  query: string
  read: (signal: AbortSignal) => Promise<Read>
  onSwitch: (fault: Fault) => Promise<unknown>
  children: (read: Read) => ReactNode
}

/** The page of a simulated provider: the switch of its faults, and its newest orders. */
export const ProviderScreen = <Fault extends string, Read extends { fault: string }>({
  title,
  lead,
  faults,
  labels,
  query,
  read,
  onSwitch,
  children,
}: ProviderScreenProps<Fault, Read>) => {
  const provider = useQuery({
    queryKey: [query],
    queryFn: ({ signal }) => read(signal),
    refetchInterval: REFRESH,
  })
  return (
    <>
      <title>{`${title} · 运营台`}</title>
      <PageHeader title={title} lead={lead} />
      <Async result={provider}>
        {(found) => (
          <div>
            <FaultSwitch
              faults={faults}
              labels={labels}
              fault={found.fault}
              query={query}
              onSwitch={onSwitch}
            />
            {children(found)}
          </div>
        )}
      </Async>
    </>
  )
}
