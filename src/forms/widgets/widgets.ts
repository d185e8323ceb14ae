import type { ComponentType } from 'react'
import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { CheckboxWidget } from './choice/checkbox-widget.tsx'
import { CheckboxesWidget } from './choice/checkboxes-widget.tsx'
import {
  DateRangeWidget,
  DateTimeWidget,
  DateWidget,
  MonthWidget,
  TimeWidget,
  WeekWidget,
  YearWidget,
} from './date/date-widget.tsx'
import {
  BankCardWidget,
  CreditCodeWidget,
  MobileWidget,
  PercentWidget,
  ResidentIdWidget,
} from './text/format-widget.tsx'
import { HiddenWidget } from './read/hidden-widget.tsx'
import { lazyWidget } from './lazy-widget.tsx'
import { MoneyWidget } from './text/money-widget.tsx'
import { RadioWidget } from './choice/radio-widget.tsx'
import { ReadonlyWidget } from './read/readonly-widget.tsx'
import { SelectWidget } from './choice/select-widget.tsx'
import { TextWidget } from './text/text-widget.tsx'
import { TextareaWidget } from './text/textarea-widget.tsx'

/** The component of each widget name. */
export const widgets: Readonly<Record<WidgetName, ComponentType<FieldWidgetProps>>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  updown: lazyWidget(async () => (await import('./text/updown-widget.tsx')).UpdownWidget),
  date: DateWidget,
  month: MonthWidget,
  year: YearWidget,
  week: WeekWidget,
  dateTime: DateTimeWidget,
  time: TimeWidget,
  hidden: HiddenWidget,
  money: MoneyWidget,
  percent: PercentWidget,
  mobile: MobileWidget,
  residentId: ResidentIdWidget,
  creditCode: CreditCodeWidget,
  bankCard: BankCardWidget,
  region: lazyWidget(async () => (await import('./remote/region-widget.tsx')).RegionWidget),
  dictionary: lazyWidget(
    async () => (await import('./remote/remote-select-widget.tsx')).DictionaryWidget,
  ),
  dateRange: DateRangeWidget,
  upload: lazyWidget(async () => (await import('./upload/upload-widget.tsx')).UploadWidget),
  consent: lazyWidget(async () => (await import('./choice/consent-widget.tsx')).ConsentWidget),
  readonly: ReadonlyWidget,
  switch: lazyWidget(async () => (await import('./choice/switch-widget.tsx')).SwitchWidget),
  rating: lazyWidget(async () => (await import('./choice/rating-widget.tsx')).RatingWidget),
  slider: lazyWidget(async () => (await import('./choice/slider-widget.tsx')).SliderWidget),
  radioCards: lazyWidget(async () => (await import('./choice/card-widgets.tsx')).RadioCardsWidget),
  checkboxCards: lazyWidget(
    async () => (await import('./choice/card-widgets.tsx')).CheckboxCardsWidget,
  ),
  status: lazyWidget(async () => (await import('./read/status-widget.tsx')).StatusWidget),
  table: lazyWidget(async () => (await import('./table/table-widget.tsx')).TableWidget),
  signature: lazyWidget(
    async () => (await import('./signature/signature-widget.tsx')).SignatureWidget,
  ),
  remoteSelect: lazyWidget(
    async () => (await import('./remote/remote-select-widget.tsx')).RemoteSelectWidget,
  ),
  bankBranch: lazyWidget(
    async () => (await import('./remote/remote-select-widget.tsx')).BankBranchWidget,
  ),
  records: lazyWidget(async () => (await import('./records/records-widget.tsx')).RecordsWidget),
  trial: lazyWidget(async () => (await import('./trial/trial-widget.tsx')).TrialWidget),
}
