import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFlow } from '#src/process/flow/use-flow.ts'

/** Names the step in the address, by which a correction from the review finds its field. */
export const useStepInAddress = (): void => {
  const { actor } = useFlow()
  const step = useSelector(actor, ({ context }) => String(context.current))
  const [search, setSearch] = useSearchParams()
  const named = search.get('step')
  useEffect(() => {
    if (named !== step) setSearch({ step }, { replace: true })
  }, [named, step, setSearch])
}
