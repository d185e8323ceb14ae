import { useEffect, type ReactNode, type RefObject } from 'react'
import { AntdTheme } from './antd-theme.tsx'

/** Wraps antd's control of a picker, and types into it what was typed before its code was loaded. */
export const PickerTheme = ({
  typed,
  children,
}: {
  typed: RefObject<string>
  children: ReactNode
}) => {
  useEffect(() => typeInto(document.activeElement, typed.current), [typed])
  return <AntdTheme>{children}</AntdTheme>
}

/** Puts a text into a search input as keys would: React reads it from the event. */
const typeInto = (input: Element | null, text: string): void => {
  if (!text || !(input instanceof HTMLInputElement) || input.readOnly) return
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
