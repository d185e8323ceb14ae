import { isJsonObject } from '../json-schema.ts'

/** Where `dicUrl` has a column's choices from, if that is a source that forms may ask. */
export type AvueSource =
  { source: 'dictionary'; dictionary: string } | { source: 'region'; region?: string }

/**
 * The two addresses of the gateway that are sources of choices; no other is ever asked. A tree asks for what is below
 * its node by `{{key}}`; elsewhere that is another field's answer, which no source knows.
 */
export const sourceAt = (
  url: unknown,
  dicQuery: unknown,
  isTree: boolean,
): AvueSource | undefined => {
  if (typeof url !== 'string') return undefined
  const [path = '', search = ''] = url.trim().split('?')
  const query = new URLSearchParams(search)
  if (isJsonObject(dicQuery))
    for (const [name, value] of Object.entries(dicQuery))
      if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value))
  const code = query.get('code') ?? ''
  const parent = query.get('parentCode') ?? ''
  switch (path.replace(/^\/?(api\/)?/, '')) {
    case 'blade-system/dict/dictionary':
      return CODE.test(code) ? { source: 'dictionary', dictionary: code } : undefined
    case 'blade-system/region/lazy-tree':
      if (parent === '' || parent === '00' || (isTree && NODE.test(parent)))
        return { source: 'region' }
      return CODE.test(parent) ? { source: 'region', region: parent } : undefined
    default:
      return undefined
  }
}

const NODE = /^\{\{\w+\}\}$/
const CODE = /^[\w.-]+$/
