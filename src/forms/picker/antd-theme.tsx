import { ConfigProvider, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useState, type ReactNode } from 'react'
import { portalConfig } from '#src/platform/portal-config.ts'

/** The brand's colour has to be a real one here: antd computes with it. */
const themeOf = (brand: string): ThemeConfig => ({
  token: {
    colorPrimary: brand,
    colorInfo: brand,
    colorSuccess: '#0b7247',
    colorWarning: '#925500',
    colorError: '#bf2b27',
    colorTextBase: '#0f1c38',
    colorTextPlaceholder: '#65708a',
    // What can't be changed is still to be read: antd's own is a quarter as strong.
    colorTextDisabled: '#5a6680',
    colorBorder: '#c7cfdf',
    borderRadius: 8,
    controlHeight: 44,
    fontSize: 15,
    fontFamily: 'var(--font)',
  },
  components: {
    // A calendar fits the screen of a phone.
    DatePicker: { cellWidth: 42 },
  },
})

/**
 * What antd needs around it: the tenant's colours, and the document's policy, which allows the styles that it writes.
 * Whatever uses antd is wrapped by itself, in its own chunk: a form that nobody has opened a list or a calendar in
 * brings nothing of antd along.
 */
export const AntdTheme = ({ children }: { children: ReactNode }) => {
  const [theme] = useState(() => themeOf(currentBrand()))
  const { cspNonce } = portalConfig()
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      {...(cspNonce && { csp: { nonce: cspNonce } })}
      // 确 定 is 确定.
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  )
}

const currentBrand = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--brand').trim() || '#1f4fd8'
