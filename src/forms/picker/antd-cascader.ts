import { Cascader } from 'antd'
import { PickerTheme } from './picker-theme.tsx'

/** The control of a `Picker` for a tree of options. */
export const opened = { Control: Cascader, Theme: PickerTheme }
