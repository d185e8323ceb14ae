import { theme } from 'antd'
import { useMemo, type CSSProperties } from 'react'

const TOKENS = [
  'colorText',
  'colorTextSecondary',
  'colorTextHeading',
  'colorPrimary',
  'colorPrimaryBg',
  'colorPrimaryBorder',
  'colorError',
  'colorErrorText',
  'colorErrorBg',
  'colorErrorBorder',
  'colorSuccess',
  'colorWarning',
  'colorBorder',
  'colorSplit',
  'colorBgContainer',
  'colorFillQuaternary',
  'colorFillTertiary',
] as const

/**
 * antd's tokens as custom properties (`colorError` is `--form-color-error`), for what is not drawn by antd:
 * antd gives its own only to its components.
 */
export const useFormTokens = (): CSSProperties => {
  const { token } = theme.useToken()
  return useMemo(
    (): Record<string, string> => ({
      ...Object.fromEntries(TOKENS.map((name) => [propertyOf(name), token[name]])),
      '--form-border-radius': `${token.borderRadius}px`,
      '--form-border-radius-lg': `${token.borderRadiusLG}px`,
      '--form-control-height': `${token.controlHeight}px`,
    }),
    [token],
  )
}

const propertyOf = (name: string): string =>
  `--form-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
