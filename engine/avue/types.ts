import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { WidgetName } from '../widgets/widgets.ts'
import { cascader, toggle, tree, withOptions } from './option-types.ts'
import { avueColumns, type AvueColumn } from './columns.ts'
import { moment, moments } from './dates.ts'
import { count, limit, listWire, type ConvertType } from './field.ts'
import { reportLeftOut } from './left-out.ts'
import { upload } from './upload.ts'
import { isWidgetName } from '../form/widget-of.ts'
import { widgets } from '../widgets/widgets.ts'

const text =
  ({ format, widget }: { format?: string; widget?: WidgetName } = {}): ConvertType =>
  ({ all: { minlength, maxlength, minRows, dataType } }) => ({
    schema: {
      type: 'string',
      ...(format && { format }),
      ...count('minLength', minlength),
      ...count('maxLength', maxlength),
    },
    widget,
    ...(typeof minRows === 'number' && { options: count('rows', minRows) }),
    ...(dataType === 'number' && { wire: { each: 'number' } }),
  })

const number =
  (widget?: WidgetName): ConvertType =>
  ({ all: { min, max, range, precision }, pointer }, report) => {
    const isGiven = precision !== undefined && precision !== null && precision !== ''
    if (isGiven && !isDecimalPlaces(precision))
      report('avue-not-carried-over', pointerTo(pointer, 'precision'), NO_PRECISION)
    const schema = {
      type: precision === 0 ? 'integer' : 'number',
      ...(isDecimalPlaces(precision) && precision > 0 && { multipleOf: Number(`1e-${precision}`) }),
      ...limit('minimum', min),
      ...limit('maximum', max),
    }
    return range === true
      ? { schema: { type: 'array', items: schema, minItems: 2, maxItems: 2 } }
      : { schema, widget }
  }

const NO_PRECISION = 'precision：应为 0 至 6 的整数，小数位数没有限制'

const isDecimalPlaces = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 6

const rate: ConvertType = ({ all: { max } }) => ({
  schema: { type: 'integer', minimum: 1, maximum: typeof max === 'number' && max >= 1 ? max : 5 },
  widget: 'rating',
})

const texts =
  (format?: string): ConvertType =>
  (column) => {
    const item = { type: 'string', ...(format && { format }) }
    if (column.all.alone === true) return { schema: item }
    return {
      schema: { type: 'array', items: item, ...count('maxItems', column.all.limit) },
      wire: listWire(column),
    }
  }

const PLACE = [
  { type: 'number', title: '经度' },
  { type: 'number', title: '纬度' },
  { type: 'string', title: '地址' },
]

const place: ConvertType = () => ({
  schema: { type: 'array', items: PLACE, minItems: PLACE.length, maxItems: PLACE.length },
  items: PLACE.map(({ title }) => ({ 'ui:placeholder': title })),
})

const dynamic: ConvertType = ({ all, pointer }, report, convert) => {
  const { children } = all
  const at = pointerTo(pointer, 'children')
  if (!isJsonObject(children)) return 'children 中没有字段'
  reportLeftOut(children, at, report, ['type', 'max'])
  const { schema, uiSchema } = convert(avueColumns(children, at, report), report)
  if (Object.keys(schema.properties).length === 0) return 'children 中没有字段'
  const isTable = children.type !== 'form' && Object.values(uiSchema).every(isCell)
  return {
    schema: {
      type: 'array',
      items: schema,
      ...count('maxItems', all.limit ?? all.max ?? children.limit ?? children.max),
    },
    ...(isTable && { widget: 'table' as const }),
    items: uiSchema,
  }
}

const isCell = (ui: Readonly<Record<string, unknown>>): boolean =>
  ui.items === undefined && !(isWidgetName(ui['ui:widget']) && widgets[ui['ui:widget']].isLarge)

/** See docs/decisions/0015-no-passwords-in-forms.md. */
const NO_PASSWORD =
  '表单的内容随流程保存，并会在核对页显示，不能用来收集密码；如果不是密码，请把 type 改为 input'

/** The converter of each column type. Other types are refused. */
const TYPES: Readonly<Record<string, ConvertType>> = {
  input: text(),
  search: text(),
  password: () => NO_PASSWORD,
  textarea: text({ widget: 'textarea' }),
  phone: text({ format: 'mobile' }),
  email: text({ format: 'email' }),
  idCard: text({ format: 'resident-id' }),
  uscc: text({ format: 'credit-code' }),
  bankCard: text({ format: 'bank-card' }),
  number: number('updown'),
  currency: number(),
  slider: number('updown'),
  rate,
  select: withOptions('select'),
  radio: withOptions('radio'),
  checkbox: withOptions('checkboxes', true),
  tree,
  cascader,
  switch: toggle,
  date: moment('date'),
  month: moment('month'),
  year: moment('year'),
  datetime: moment('datetime'),
  time: moment('time'),
  week: moment('week'),
  dates: moments('date', { several: true }),
  months: moments('month', { several: true }),
  years: moments('year', { several: true }),
  daterange: moments('date'),
  monthrange: moments('month'),
  yearrange: moments('year'),
  datetimerange: moments('datetime'),
  timerange: moments('time'),
  upload,
  dynamic,
  array: texts(),
  img: texts(),
  url: texts('uri'),
  'input-tag': texts(),
  map: place,
}

/** Returns the converter of a column's type; undefined for a custom component. */
export const convertTypeOf = ({ all: { type = 'input', component } }: AvueColumn) =>
  typeof type === 'string' && Object.hasOwn(TYPES, type) && !component ? TYPES[type] : undefined

/** The supported types of columns. */
export const AVUE_TYPES: readonly string[] = Object.keys(TYPES)
