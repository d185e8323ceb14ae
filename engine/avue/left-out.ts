import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { AvueReport } from './avue-diagnostic.ts'

/** Members of a column that the converter reads. */
const CARRIED = new Set(
  `prop label type value order span display detail disabled readonly tip labelTip placeholder rules required
  min max precision minlength maxlength minRows maxRows append dicData dicUrl dicQuery dicMethod props multiple
  dataType separator emitPath valueFormat range limit fileSize accept listType action propsHttp children alone
  component`.split(/\s+/),
)

/** Members about appearance, or about tables of records only: a form here has its own design. */
const LOOKS = new Set(
  `align headerAlign width minWidth fixed overHidden hide sortable slot search searchSpan searchOrder
  searchMultiple searchLabelWidth searchPlaceholder labelWidth labelPosition row offset gutter icon
  arrow collapse index size border button prefixIcon suffixIcon clearable filterable showWordLimit
  showPassword controls controlsPosition step showAllLevels collapseTags format
  startPlaceholder endPlaceholder rangeSeparator dragFile showFileList loadText tipPlacement
  labelTipPlacement labelSuffix rows className style activeText inactiveText showInput showStops
  texts colors showText virtualize group limitText popperClass drag searchRange cell multipleLimit
  lazy menuPosition emptyBtn submitBtn submitText emptyText menuBtn printBtn mockBtn enter tabsActive tabsType
  card formWidth calcHeight title excelBtn addBtn editBtn delBtn viewBtn selection column
  step`.split(/\s+/),
)

/** Members with code or requests for the browser: none of it is ever evaluated. */
const ADVICE: Readonly<Record<string, string>> = {
  control: '字段联动请改写为 if/then，或步骤条件 when',
  cascader: '级联请改用 region，或用 within 限定选项',
  cascaderItem: '级联请改用 region，或用 within 限定选项',
  formatter: '请改用 format 或选项的 title',
  dicFormatter: '选项请改用字典，或直接写在 dicData 中',
  lazyLoad: '选项请改用 region 或 dictionary',
  dicHeaders: '请求头不会发送，选项请改用字典',
  bind: '数据只保存在 prop 之下：请让后端按 prop 读取',
  validator: '请改用 pattern，或 rules（CEL 表达式）',
  change: '请改用计算字段（computed）或规则（rules）',
  ...Object.fromEntries(
    'click focus blur enter event render renderHeader renderForm nodeClick uploadBefore uploadAfter uploadDelete uploadPreview uploadError uploadExceed httpRequest onLoad onRemove onSubmit filterMethod filterNodeMethod typeformat formslot typeslot labelslot errorslot'
      .split(' ')
      .map((name) => [name, '不会执行，请确认没有它表单仍然正确']),
  ),
}

/** Tells whether a text is the source of a function: it stays a text. */
export const isFunctionText = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\s*(async\s+)?(function\b|\([^)]*\)\s*=>|[\w$]+\s*=>|[\w$]+\s*\([^)]*\)\s*\{)/.test(value)

/** Reports the members of an option, a group or a column that no form has. */
export const reportLeftOut = (
  holder: Readonly<Record<string, unknown>>,
  pointer: string,
  report: AvueReport,
  /** Members that are read elsewhere. */
  known: readonly string[] = [],
): void => {
  for (const [name, value] of Object.entries(holder)) {
    const at = pointerTo(pointer, name)
    if (known.includes(name)) continue
    if (Object.hasOwn(ADVICE, name)) {
      if (!isNothing(value)) report('avue-not-carried-over', at, `${name}：${ADVICE[name] ?? ''}`)
    } else if (isFunctionText(value))
      report('avue-not-carried-over', at, `${name}：函数不会执行，请删去或改写`)
    else if (!CARRIED.has(name) && !LOOKS.has(name) && !isNothing(value))
      report('avue-not-carried-over', at, `${name}：没有对应的设置，请确认没有它表单仍然正确`)
  }
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && 'type' in value && value.type === undefined)
