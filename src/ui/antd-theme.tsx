import { ConfigProvider, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'

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
    Modal: { borderRadiusLG: 16, titleFontSize: 20 },
    // A calendar fits the screen of a phone.
    DatePicker: { cellWidth: 42 },
    Form: { labelColor: '#2c3852', verticalLabelPadding: '0 0 6px' },
    Button: { fontWeight: 500 },
  },
})

interface AntdThemeProps {
  /** `#rrggbb`; the page's `--brand` unless said otherwise. */
  brand?: string
  /** Of the document's content security policy: antd writes its styles into the page. */
  nonce?: string
  children: ReactNode
}

/**
 * What antd needs around it. Only views that use antd are wrapped, each in its lazy chunk: pages
 * without a form stay without it.
 */
export const AntdTheme = ({ brand = currentBrand(), nonce, children }: AntdThemeProps) => (
  <ConfigProvider
    locale={zhCN}
    theme={themeOf(brand)}
    csp={nonce ? { nonce } : undefined}
    // 提 交 is 提交.
    button={{ autoInsertSpace: false }}
  >
    {children}
  </ConfigProvider>
)

const currentBrand = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--brand').trim() || '#1f4fd8'
