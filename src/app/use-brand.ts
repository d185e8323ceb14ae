import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
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
  const { data } = useQuery({
    queryKey: [logo.name, tenantId],
    queryFn: ({ signal }) =>
      call(logo, { query: { tenantId: tenantId ?? '' } }, { signal, hide: true }),
    enabled: tenantId !== undefined,
    staleTime: Infinity,
  })

  const color = data && readableBrand(data.primaryColor)
  useEffect(() => {
    if (!color) return
    paint(color)
    tabStore.write(COLOR_KEY, color)
  }, [color])

  return data ? { name: data.name || DEFAULT.name, logo: data.logo } : DEFAULT
}

const COLOR_KEY = 'brand-color'

const paint = (color: string): void => document.documentElement.style.setProperty('--brand', color)

/** Sets the tenant's colour as stored in this tab, so that a reload shows it before the tenant is loaded. */
export const paintKnownBrand = (): void => {
  const color = readableBrand(tabStore.read(COLOR_KEY) ?? '')
  if (color) paint(color)
}
