import { Select } from 'antd'
import { PickerTheme } from './picker-theme.tsx'

/** The control of a `Picker` for a list of options. */
export const opened = { Control: Select, Theme: PickerTheme }
