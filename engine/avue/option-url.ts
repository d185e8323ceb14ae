import { BUSINESS_DICTIONARY } from '#schemas/api/reference-data.ts'
import { isJsonObject } from '../json/object.ts'
import { propOf, type AvueColumn } from './columns.ts'

/** The source of a column's options in its `dicUrl`, if forms may ask that source. */
export type AvueSource = (
  { source: 'dictionary'; dictionary: string } | { source: 'region'; region?: string }
) & {
  /** The field whose value replaces `{{…}}` and narrows the options. */
  field?: string
}

/**
 * The addresses of the gateway that are sources of options; no other address is ever requested. A tree asks for the
 * children of its node by `{{key}}`; elsewhere that is the value of the parent column in a cascade, and `{{prop}}`
 * the value of any column.
 */
export const sourceAt = (column: AvueColumn, isTree: boolean): AvueSource | undefined => {
  const { dicUrl, dicQuery } = column.all
  if (typeof dicUrl !== 'string') return undefined
  const [path = '', search = ''] = dicUrl.trim().split('?')
  const query = new URLSearchParams(search)
  if (isJsonObject(dicQuery))
    for (const [name, value] of Object.entries(dicQuery))
      if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value))

  const regionBelow = (parent: string): AvueSource | undefined => {
    const named = PLACE.exec(parent)?.[1]
    if (parent === '' || parent === '00' || (isTree && named)) return { source: 'region' }
    if (!named) return CODE.test(parent) ? { source: 'region', region: parent } : undefined
    const field = fieldOf(named, column)
    return field === undefined ? undefined : { source: 'region', field }
  }

  const code = query.get('code') ?? ''
  switch (path.replace(/^\/?(api\/)?/, '')) {
    case 'blade-system/dict/dictionary':
      return CODE.test(code) ? { source: 'dictionary', dictionary: code } : undefined
    case 'blade-system/dict-biz/dictionary':
      return CODE.test(code)
        ? { source: 'dictionary', dictionary: BUSINESS_DICTIONARY + code }
        : undefined
    case 'blade-system/region/lazy-tree':
      return regionBelow(query.get('parentCode') ?? '')
    case 'blade-system/region/select':
      return regionBelow(code)
    default:
      return undefined
  }
}

const fieldOf = (named: string, column: AvueColumn): string | undefined => {
  const field = named === 'key' ? column.above : named
  return field !== undefined && field !== propOf(column) && column.beside?.has(field)
    ? field
    : undefined
}

const PLACE = /^\{\{(\w+)\}\}$/
const CODE = /^[\w.-]+$/
