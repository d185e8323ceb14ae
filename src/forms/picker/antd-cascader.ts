import { Cascader } from 'antd'
import { AntdTheme } from './antd-theme.tsx'

/** What a `Picker` of a tree opens. */
export const opened = { Control: Cascader, Theme: AntdTheme }
