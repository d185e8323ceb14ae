import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Encoding } from '#schemas/api/contract.ts'
import { encodeRequest } from '#schemas/api/encode-request.ts'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'
import { selectSubAccount } from '#schemas/api/session.ts'

const query = { returnUrl: '/user/center?tab=1' }
const body = { name: '许安宁', type: 0, isWhole: true, note: undefined }

const encoded = (encoding: Encoding | undefined, inputs: Parameters<typeof encodeRequest>[1]) =>
  encodeRequest(
    {
      name: 'a.call',
      summary: '',
      method: 'POST',
      path: 'a/call',
      access: 'public',
      body: z.object({}),
      data: z.unknown(),
      ...(encoding && { encoding }),
    },
    inputs,
    DEFAULT_GATEWAY,
  )

const SEARCH = 'returnUrl=%2Fuser%2Fcenter%3Ftab%3D1'
const PARAMETERS = 'name=%E8%AE%B8%E5%AE%89%E5%AE%81&type=0&isWhole=true'

describe('encodeRequest', () => {
  it('writes a body as JSON beside the parameters of the address', () => {
    const expected = {
      address: `a/call?${SEARCH}`,
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"许安宁","type":0,"isWhole":true}',
    }
    expect(encoded('json', { query, body })).toEqual(expected)
    expect(encoded(undefined, { query, body })).toEqual(expected)
  })

  it('writes a body as a form', () => {
    expect(encoded('form', { query, body })).toEqual({
      address: `a/call?${SEARCH}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: PARAMETERS,
    })
  })

  it('writes a body into the address', () => {
    const address = `a/call?${SEARCH}&${PARAMETERS}`
    expect(encoded('query', { query, body })).toEqual({ address, headers: {} })
  })

  it('leaves the type of a file to the browser, which knows its boundary', () => {
    const form = new FormData()
    expect(encoded('multipart', { body: form })).toEqual({
      address: 'a/call',
      headers: {},
      body: form,
    })
  })

  it('names the scope of a call that issues tokens, and its tenant in a header where it is known', () => {
    const chosen = { typeId: '1', id: '2', uuid: '3' }
    expect(
      encodeRequest(selectSubAccount, { body: { ...chosen, tenantId: '100001' } }, DEFAULT_GATEWAY),
    ).toMatchObject({
      headers: { 'Tenant-Id': '100001' },
      body: 'typeId=1&id=2&uuid=3&tenantId=100001&scope=all',
    })
    const other = encodeRequest(selectSubAccount, { body: chosen }, DEFAULT_GATEWAY)
    expect(other.headers).not.toHaveProperty('Tenant-Id')
  })

  it('has neither body nor parameters for a call without', () => {
    expect(encoded(undefined, {})).toEqual({ address: 'a/call', headers: {} })
  })
})
