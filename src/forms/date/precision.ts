import type { AnyFormatName } from '#schemas/process/formats.ts'

/** How exactly a time is asked for. */
export interface Precision {
  /** The format that reads what is typed. */
  format: Extract<AnyFormatName, 'date' | 'month' | 'year'>
  /** How it is stored, in dayjs's letters. */
  stored: string
  placeholder: string
}

/** A day, as YYYY-MM-DD. */
export const DAY: Precision = { format: 'date', stored: 'YYYY-MM-DD', placeholder: '年-月-日' }
/** A month, as YYYY-MM. */
export const MONTH: Precision = { format: 'month', stored: 'YYYY-MM', placeholder: '年-月' }
/** A year, as YYYY. */
export const YEAR: Precision = { format: 'year', stored: 'YYYY', placeholder: '年份' }
