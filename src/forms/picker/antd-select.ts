import { Select } from 'antd'
import { AntdTheme } from './antd-theme.tsx'

/** What a `Picker` of a list opens. */
export const opened = { Control: Select, Theme: AntdTheme }
