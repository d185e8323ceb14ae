import type { WidgetName } from '#engine/widgets/widgets.ts'
import { choices } from './choices.ts'
import { dates, periods } from './dates.ts'
import { files } from './files.ts'
import { finance } from './finance.ts'
import { formatSpecimens } from './format-specimens.ts'
import { logic } from './logic.ts'
import { narrowed } from './narrowed.ts'
import { notices } from './notices.ts'
import { remote } from './remote.ts'
import { rjsf } from './rjsf.ts'
import type { FieldSpecimen, Specimen } from './specimen.ts'
import { structures } from './structures.ts'
import { text } from './text.ts'
import { wholeForms } from './whole-forms.ts'

/** A page of the gallery. */
export interface Group {
  /** The last segment of its URL. */
  name: string
  title: string
  /** The specimens by name: a word of the process language where there is one. */
  specimens: Readonly<Record<string, Specimen>>
}

/** One specimen for each widget; a missing one is a type error. */
export const widgetSpecimens: Readonly<Record<WidgetName, FieldSpecimen>> = {
  ...text,
  ...choices,
  ...dates,
  ...remote,
  ...files,
  ...notices,
  ...finance,
}

/** All pages of the gallery. */
export const groups: readonly [Group, ...Group[]] = [
  { name: 'text', title: '文本与数字', specimens: text },
  { name: 'choices', title: '选择', specimens: choices },
  { name: 'dates', title: '日期与时间', specimens: { ...dates, ...periods } },
  { name: 'remote', title: '远程选项', specimens: { ...remote, ...narrowed } },
  { name: 'files', title: '文件与表格', specimens: files },
  { name: 'notices', title: '声明与只读', specimens: notices },
  { name: 'finance', title: '融资', specimens: finance },
  { name: 'formats', title: '格式', specimens: formatSpecimens },
  { name: 'structures', title: '结构', specimens: structures },
  { name: 'logic', title: '条件与计算', specimens: logic },
  { name: 'rjsf', title: 'rjsf 的控件与布局', specimens: rjsf },
  { name: 'whole-forms', title: '完整表单', specimens: wholeForms },
]
