import type { ComponentType } from 'react'
import type { WidgetName } from '#schemas/process/vocabulary.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { CheckboxWidget } from './checkbox-widget.tsx'
import { CheckboxesWidget } from './checkboxes-widget.tsx'
import { ConsentWidget } from './consent-widget.tsx'
import {
  DateRangeWidget,
  DateTimeWidget,
  DateWidget,
  MonthWidget,
  TimeWidget,
  WeekWidget,
  YearWidget,
} from './date-widget.tsx'
import {
  BankCardWidget,
  CreditCodeWidget,
  MobileWidget,
  PercentWidget,
  ResidentIdWidget,
} from './format-widget.tsx'
import { HiddenWidget } from './hidden-widget.tsx'
import { lazyWidget } from './lazy-widget.tsx'
import { MoneyWidget } from './money-widget.tsx'
import { RadioWidget } from './radio-widget.tsx'
import { ReadonlyWidget } from './readonly-widget.tsx'
import { SelectWidget } from './select-widget.tsx'
import { TextWidget } from './text-widget.tsx'
import { TextareaWidget } from './textarea-widget.tsx'

/** Every word of the vocabulary, and what it looks like. */
export const widgets: Readonly<Record<WidgetName, ComponentType<FieldWidgetProps>>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  updown: lazyWidget(async () => (await import('./updown-widget.tsx')).UpdownWidget),
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
  region: lazyWidget(async () => (await import('./region-widget.tsx')).RegionWidget),
  dictionary: lazyWidget(async () => (await import('./remote-select-widget.tsx')).DictionaryWidget),
  dateRange: DateRangeWidget,
  upload: lazyWidget(async () => (await import('./upload-widget.tsx')).UploadWidget),
  consent: ConsentWidget,
  readonly: ReadonlyWidget,
  switch: lazyWidget(async () => (await import('./switch-widget.tsx')).SwitchWidget),
  rating: lazyWidget(async () => (await import('./rating-widget.tsx')).RatingWidget),
  radioCards: lazyWidget(async () => (await import('./card-widgets.tsx')).RadioCardsWidget),
  checkboxCards: lazyWidget(async () => (await import('./card-widgets.tsx')).CheckboxCardsWidget),
  status: lazyWidget(async () => (await import('./status-widget.tsx')).StatusWidget),
  table: lazyWidget(async () => (await import('./table-widget.tsx')).TableWidget),
  signature: lazyWidget(async () => (await import('./signature-widget.tsx')).SignatureWidget),
  remoteSelect: lazyWidget(
    async () => (await import('./remote-select-widget.tsx')).RemoteSelectWidget,
  ),
  bankBranch: lazyWidget(async () => (await import('./remote-select-widget.tsx')).BankBranchWidget),
}
