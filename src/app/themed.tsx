import type { ReactNode } from 'react'
import { portalConfig } from '#src/platform/portal-config.ts'
import { AntdTheme } from '#src/ui/antd-theme.tsx'

/** antd in the tenant's colours and allowed by this document's policy. Import it lazily. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <AntdTheme nonce={portalConfig().cspNonce}>{children}</AntdTheme>
)
