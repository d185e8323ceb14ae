import { Select } from 'antd'
import { AntdTheme } from './antd-theme.tsx'

/** The control of a `Picker` for a list of options. */
export const opened = { Control: Select, Theme: AntdTheme }
