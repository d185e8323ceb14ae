import { Cascader } from 'antd'
import { AntdTheme } from './antd-theme.tsx'

/** The control of a `Picker` for a tree of options. */
export const opened = { Control: Cascader, Theme: AntdTheme }
