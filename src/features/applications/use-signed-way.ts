import { useQuery } from '@tanstack/react-query'
import { dictionary, SIGNATURES, SIGNED_WAY } from '#schemas/api/reference-data.ts'
import { call } from '#src/api/call.ts'

/**
 * Returns how contracts are signed (`signedWay`, a value of `SIGNED_WAY`), by the system dictionary `elecSign`; undefined
 * until it is known. Without an entry they are signed with a code: the server refuses what is not its way.
 */
export const useSignedWay = (): string | undefined => {
  const { data, isError } = useQuery({
    queryKey: [dictionary.name, SIGNATURES.code],
    queryFn: async ({ signal }) => {
      const query = { code: SIGNATURES.code }
      const entries = await call(dictionary, { query }, { signal, hide: true })
      return entries.find(({ dictKey }) => dictKey === SIGNATURES.way)?.dictValue || SIGNED_WAY.code
    },
    staleTime: Infinity,
  })
  return isError ? SIGNED_WAY.code : data
}
