import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SEALED, unsavedFlows, type DraftScope } from '#src/platform/draft-keys.ts'
import { draftsOf as openDrafts } from '#src/platform/drafts.ts'
import { prepareDrafts } from '#src/platform/kept-drafts.ts'
import { localStore } from '#src/platform/storage.ts'
import { fillLocalStorage } from './full-storage.ts'

const scope: DraftScope = {
  tenantId: '000000',
  customerId: 'c1',
  processKey: 'opening',
  businessId: 'b1',
}
const SECRET = 'a1'.repeat(32)
const draftsOf = (of: DraftScope) => openDrafts(of, SECRET)
const definitions = { profile: 'v1', contact: 'v1' }

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('draft/of/another/flow', SEALED)
  await prepareDrafts()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Drops the drafts that a full storage refused, which are held in memory.
  localStore.clear()
})

describe('draftsOf', () => {
  it('reads the values that were written', () => {
    draftsOf(scope).write({ profile: { name: '云链' } }, definitions)
    expect(draftsOf(scope).read(definitions)).toEqual({ profile: { name: '云链' } })
  })

  it('keeps the values put aside, also once their form is saved', () => {
    const aside = new Map(Object.entries({ profile: { values: [1] }, contact: { values: [] } }))
    draftsOf(scope).write({ profile: { name: '云链' } }, definitions, { aside })
    expect(draftsOf(scope).aside(definitions)).toEqual({ profile: { values: [1] } })
    const changed = { ...definitions, profile: 'v2' }
    expect(draftsOf(scope).aside(changed)).toEqual({})
    expect(draftsOf(scope).changed(changed)).toEqual([
      { id: 'profile', titles: {}, data: { name: '云链' }, aside: { values: [1] } },
    ])
    draftsOf(scope).write({}, definitions, { aside })
    expect(draftsOf(scope).read(definitions)).toEqual({})
    expect(draftsOf(scope).aside(definitions)).toEqual({ profile: { values: [1] } })
    draftsOf(scope).write({}, definitions)
    expect(localStorage).toHaveLength(0)
  })

  it('removes the drafts when there are none to write', () => {
    draftsOf(scope).write({ profile: { name: '云链' } }, definitions)
    draftsOf(scope).write({}, definitions)
    expect(draftsOf(scope).read(definitions)).toEqual({})
    expect(localStorage).toHaveLength(0)
  })

  it('tells whether a full storage has kept them', () => {
    const drafts = draftsOf(scope)
    const makeRoom = fillLocalStorage()
    drafts.write({ profile: { name: '云链' } }, definitions)
    expect(drafts.areKept()).toBe(false)
    expect(drafts.read(definitions)).toEqual({ profile: { name: '云链' } })
    makeRoom()
    // Saved meanwhile: no draft can be lost any more.
    drafts.write({}, definitions)
    expect(drafts.areKept()).toBe(true)
  })

  it('tells the values of a form whose definition has changed apart, with their titles', () => {
    const titles = { profile: { name: '企业名称' } }
    draftsOf(scope).write({ profile: { name: '云链' }, contact: { name: '陈' } }, definitions, {
      titles,
    })
    const changed = { ...definitions, profile: 'v2' }
    expect(draftsOf(scope).read(changed)).toEqual({ contact: { name: '陈' } })
    expect(draftsOf(scope).changed(changed)).toEqual([
      { id: 'profile', titles: titles.profile, data: { name: '云链' }, aside: undefined },
    ])
    expect(draftsOf(scope).changed(definitions)).toEqual([])
  })

  it('does not restore them for another tenant, customer, process or business', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '/', '%', '\\'), maxLength: 4 })
    const scopes = fc.record({
      tenantId: part,
      customerId: part,
      processKey: part,
      businessId: part,
    })
    fc.assert(
      fc.property(scopes, scopes, (mine, other) => {
        fc.pre(JSON.stringify(mine) !== JSON.stringify(other))
        localStorage.clear()
        draftsOf(mine).write({ profile: 'secret' }, definitions)
        expect(draftsOf(other).read(definitions)).toEqual({})
      }),
    )
  })

  it.each(['not json', '[]', '1', 'null', '{"profile":1}', '{"profile":null}'])(
    'reads %s as nothing',
    (text) => {
      draftsOf(scope).write({ profile: 1 }, definitions)
      const key = localStorage.key(0)!
      localStorage.setItem(key, text)
      expect(draftsOf(scope).read(definitions)).toEqual({})
    },
  )
})

describe('unsavedFlows', () => {
  it('lists the flows of a customer that have drafts, and no values put aside alone', () => {
    draftsOf(scope).write({ profile: { name: '云链' } }, definitions)
    draftsOf({ ...scope, customerId: 'c2' }).write({ profile: { name: '他' } }, definitions)
    const aside = new Map(Object.entries({ profile: { values: [1] } }))
    draftsOf({ ...scope, businessId: 'b2' }).write({}, definitions, { aside })
    localStorage.setItem('%', 'of somebody else')
    expect(unsavedFlows('c1')).toEqual([scope])
    expect(unsavedFlows('c3')).toEqual([])
    expect(unsavedFlows(undefined)).toEqual([])
  })

  it('lists those that a full storage did not keep', () => {
    fillLocalStorage()
    draftsOf(scope).write({ profile: { name: '云链' } }, definitions)
    expect(unsavedFlows('c1')).toEqual([scope])
  })
})
