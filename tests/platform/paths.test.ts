import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPath } from 'react-router-dom'
import { isOwnPath, PATHS, pathTo, realNamePath } from '#src/platform/paths.ts'

/** Tells whether the router has a page at a path. */
const hasPage = (pathname: string): boolean =>
  Object.values(PATHS).some((path) => matchPath(path, pathname))

describe('pathTo', () => {
  it('leaves out members that are empty or missing', () => {
    expect(pathTo(PATHS.processOpen, { goodId: '7', flowOnlyId: '', step: undefined })).toBe(
      '/product/processopen?goodId=7',
    )
    expect(pathTo(PATHS.home)).toBe('/')
  })
})

describe('realNamePath', () => {
  it.each([
    [1, '/user/enterprise/open/1'],
    [2, '/user/enterprise/open/2'],
    [3, '/user/enterprise/open/2'],
  ])('of an account of type %i is %s', (type, path) => {
    expect(realNamePath(type)).toBe(path)
  })
})

describe('isOwnPath', () => {
  it('accepts every path of the portal, with a query too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(PATHS)).map((path) => path.replace(/:\w+/g, 'a-1')),
        fc.string({ unit: 'grapheme-ascii' }).map(encodeURIComponent),
        (path, query) => {
          expect(isOwnPath(path)).toBe(true)
          expect(isOwnPath(`${path}?${query}`)).toBe(true)
        },
      ),
    )
  })

  it('refuses texts that lead to another origin, or to no page', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      '.',
      '..',
      '\t',
      '\n',
      'http',
      'https:',
      'javascript:',
      'example.com',
      'user',
      'status',
      'settle',
      'assets',
      'detail',
      'product',
      'center',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const value = pieces.join('')
        if (!isOwnPath(value)) return
        const url = new URL(value, 'https://portal.example')
        expect(url.origin).toBe('https://portal.example')
        expect(hasPage(url.pathname)).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})
