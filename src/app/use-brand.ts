import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataOf } from '#schemas/api/contract.ts'
import { logo } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'
import { tabStore } from '#src/platform/storage.ts'
import { useSession } from '#src/session/use-session.ts'
import { readableBrand } from '#src/ui/theme/brand-color.ts'

export interface Brand {
  name: string
  /** URL; '' for a tenant without a logo: the portal's own is the fallback. */
  logo: string
}

const DEFAULT: Brand = { name: '供应链金融服务平台', logo: '' }

/** Returns the tenant's name and logo, and sets its colour on the page. */
export const useBrand = (): Brand => {
  const { tenantId } = useSession()
  const { data, isPlaceholderData } = useQuery({
    queryKey: [logo.name, tenantId],
    queryFn: ({ signal }) =>
      call(logo, { query: { tenantId: tenantId ?? '' } }, { signal, hide: true }),
    enabled: tenantId !== undefined,
    staleTime: Infinity,
    placeholderData: knownBrand,
  })

  useEffect(() => {
    if (!data || isPlaceholderData) return
    paint(data)
    tabStore.write(KEY, JSON.stringify(data))
  }, [data, isPlaceholderData])

  return data ? { name: data.name || DEFAULT.name, logo: data.logo } : DEFAULT
}

type Known = DataOf<typeof logo>

const KEY = 'brand'

/** The brand as this tab saw it last, which a reload shows before the tenant is loaded. */
const knownBrand = (): Known | undefined => {
  try {
    return logo.data.parse(JSON.parse(tabStore.read(KEY) ?? ''))
  } catch {
    return undefined
  }
}

const paint = ({ primaryColor }: Known): void => {
  const color = readableBrand(primaryColor)
  if (color) document.documentElement.style.setProperty('--brand', color)
}

/** Sets the colour of the known brand. */
export const paintKnownBrand = (): void => {
  const known = knownBrand()
  if (known) paint(known)
}
