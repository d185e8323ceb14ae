import type { MomentFormat } from '#engine/formats/moment-patterns.ts'
import { widgets, type WidgetName } from '#engine/widgets/widgets.ts'

/** The precision of a date or time field. */
export interface Precision {
  /** The format that parses the typed text. */
  format: MomentFormat
  placeholder: string
  /** An example of a valid input. */
  sample: string
}

/** The precisions by format. */
export const PRECISIONS: Readonly<Record<MomentFormat, Precision>> = {
  date: { format: 'date', placeholder: '年-月-日', sample: '2026-11-20' },
  month: { format: 'month', placeholder: '年-月', sample: '2026-11' },
  year: { format: 'year', placeholder: '年份', sample: '2026' },
  week: { format: 'week', placeholder: '例如 2026年第47周', sample: '2026年第47周' },
  datetime: { format: 'datetime', placeholder: '年-月-日 时:分', sample: '2026-11-20 09:30' },
  'date-time': { format: 'date-time', placeholder: '年-月-日 时:分', sample: '2026-11-20 09:30' },
  time: { format: 'time', placeholder: '时:分', sample: '09:30' },
}

/** The precision of a date or time widget; undefined for any other widget. */
export const precisionOf = (widget: WidgetName): Precision | undefined => {
  const [kind = ''] = widgets[widget].formats ?? []
  return Object.hasOwn(PRECISIONS, kind) ? PRECISIONS[kind as MomentFormat] : undefined
}
