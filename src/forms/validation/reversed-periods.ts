import { getByPath } from '@rjsf/utils'
import { formats } from '#schemas/process/formats.ts'
import type { MountedField } from '../form-store.ts'
import type { Finding } from './check-form.ts'

/** The periods on the page that end before they begin: JSON Schema can't compare two answers. */
export const reversedPeriods = (fields: Iterable<MountedField>, data: unknown): Finding[] =>
  [...fields].flatMap(({ widget, path, label }): Finding[] => {
    if (widget !== 'dateRange') return []
    const days: unknown = getByPath(data, [...path])
    const [first, last] = (Array.isArray(days) ? days : []).map(String)
    const isReversed =
      first !== undefined &&
      last !== undefined &&
      [first, last].every(formats.date.validate) &&
      last < first
    const message = `${label}的结束日期不能早于开始日期`
    return isReversed ? [{ path: path.map(String), keyword: 'rule', params: { message } }] : []
  })
