import { ConfigProvider, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useState, type ReactNode } from 'react'
import { portalConfig } from '#src/platform/portal-config.ts'

/** Makes the theme; the brand's colour must be a literal, because antd computes shades of it. */
const themeOf = (brand: string): ThemeConfig => ({
  token: {
    // antd waits for the end of a transition, and there is none then (tokens.css).
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    colorPrimary: brand,
    colorInfo: brand,
    colorSuccess: '#0b7247',
    colorWarning: '#925500',
    colorError: '#bf2b27',
    colorTextBase: '#0f1c38',
    colorTextPlaceholder: '#65708a',
    // Disabled values stay readable: antd's own colour has a quarter of the opacity.
    colorTextDisabled: '#5a6680',
    colorBorder: '#c7cfdf',
    borderRadius: 8,
    controlHeight: 44,
    fontSize: 15,
    fontFamily: 'var(--font)',
  },
  components: {
    // The calendar fits the width of a phone.
    DatePicker: { cellWidth: 42 },
  },
})

/**
 * Provides antd with the tenant's colours, and with the nonce that the Content-Security-Policy requires for its
 * styles. Each use of antd is wrapped by itself, in its own chunk, so that a form without an opened list or calendar
 * loads nothing of antd.
 */
export const AntdTheme = ({ children }: { children: ReactNode }) => {
  const [theme] = useState(() => themeOf(currentBrand()))
  const { cspNonce } = portalConfig()
  return (
    <ConfigProvider
      getPopupContainer={popupContainer}
      locale={zhCN}
      theme={theme}
      {...(cspNonce && { csp: { nonce: cspNonce } })}
      // Writes 确定, not 确 定.
      button={{ autoInsertSpace: false }}
      // A virtual list renders four times for each arrow key, one render after the other; a dozen keys that come before the
      // browser is idle then exceed React's limit of nested updates, and the keys are lost.
      virtual={false}
    >
      {children}
    </ConfigProvider>
  )
}

const currentBrand = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--brand').trim() || '#1f4fd8'

/** A modal dialog covers the page: what opens within it has to lie in it. */
const popupContainer = (opener?: HTMLElement): HTMLElement =>
  opener?.closest('dialog') ?? document.body
