import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Access, Encoding } from '#schemas/api/contract.ts'
import { encodeRequest } from '#schemas/api/encode-request.ts'
import { atGateway, DEFAULT_GATEWAY, type Gateway } from '#schemas/api/gateway.ts'
import { operatorList } from '#schemas/api/operator.ts'
import { selectSubAccount } from '#schemas/api/sign-in.ts'
import { dictionary } from '#schemas/api/reference-data.ts'
import { logo } from '#schemas/api/tenant.ts'

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

/** The headers of BladeX's strict header mode: `portal:portal_secret` in Base64, and the mark of a client. */
const STRICT = {
  Authorization: 'Basic cG9ydGFsOnBvcnRhbF9zZWNyZXQ=',
  'Blade-Requested-With': 'BladeHttpRequest',
}

const SEARCH = 'returnUrl=%2Fuser%2Fcenter%3Ftab%3D1'
const PARAMETERS = 'name=%E8%AE%B8%E5%AE%89%E5%AE%81&type=0&isWhole=true'

describe('encodeRequest', () => {
  it('writes a body as JSON beside the parameters of the address', () => {
    const expected = {
      address: `a/call?${SEARCH}`,
      headers: { ...STRICT, 'Content-Type': 'application/json' },
      body: '{"name":"许安宁","type":0,"isWhole":true}',
    }
    expect(encoded('json', { query, body })).toEqual(expected)
    expect(encoded(undefined, { query, body })).toEqual(expected)
  })

  it('writes a body as a form', () => {
    expect(encoded('form', { query, body })).toEqual({
      address: `a/call?${SEARCH}`,
      headers: { ...STRICT, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: PARAMETERS,
    })
  })

  it('writes a body into the address', () => {
    const address = `a/call?${SEARCH}&${PARAMETERS}`
    expect(encoded('query', { query, body })).toEqual({ address, headers: STRICT })
  })

  it('leaves the type of a file to the browser, which knows its boundary', () => {
    const form = new FormData()
    expect(encoded('multipart', { body: form })).toEqual({
      address: 'a/call',
      headers: STRICT,
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

  it.each<[what: string, settings: Partial<Gateway>, access: Access, headers: object]>([
    [
      'no client on a call that signs nobody in',
      { client: { ...DEFAULT_GATEWAY.client, calls: 'signIn' } },
      'customer',
      { 'Blade-Requested-With': 'BladeHttpRequest' },
    ],
    [
      'the client on a call that signs in',
      { client: { ...DEFAULT_GATEWAY.client, calls: 'signIn' } },
      'client',
      STRICT,
    ],
    ['no mark', { requestedWith: null }, 'public', { Authorization: STRICT.Authorization }],
    [
      'another mark',
      { requestedWith: 'Portal' },
      'public',
      { ...STRICT, 'Blade-Requested-With': 'Portal' },
    ],
    [
      'other names',
      { headers: { ...DEFAULT_GATEWAY.headers, client: 'X-Client', requestedWith: 'X-With' } },
      'public',
      { 'X-Client': STRICT.Authorization, 'X-With': 'BladeHttpRequest' },
    ],
    [
      'further headers of a deployment',
      { extraHeaders: { miniappversion: '1.4.2' } },
      'public',
      { ...STRICT, miniappversion: '1.4.2' },
    ],
  ])('sends %s where gateway.json says so', (_what, settings, access, headers) => {
    const gateway = { ...DEFAULT_GATEWAY, ...settings }
    expect(encodeRequest({ ...logo, access }, {}, gateway).headers).toEqual(headers)
  })

  it('sends no header of the gateway to the reference backend’s operators', () => {
    expect(encodeRequest(operatorList, {}, DEFAULT_GATEWAY).headers).toEqual({})
  })

  it('names a parameter as the gateway does, in the address and in the body', () => {
    expect(
      encodeRequest(dictionary, { query: { code: 'elecSign' } }, DEFAULT_GATEWAY).address,
    ).toBe('blade-system/dict/dictionary?typeCode=elecSign')
    const calls = {
      'tenant.dictionary': { parameters: { code: 'dictCode' } },
      'session.selectSubAccount': { parameters: { uuid: 'captchaId' } },
    }
    const gateway = { ...DEFAULT_GATEWAY, calls }
    expect(
      encodeRequest(atGateway(dictionary, gateway), { query: { code: 'elecSign' } }, gateway)
        .address,
    ).toBe('blade-system/dict/dictionary?dictCode=elecSign')
    expect(
      encodeRequest(
        atGateway(selectSubAccount, gateway),
        { body: { typeId: '1', id: '2', uuid: '3' } },
        gateway,
      ).body,
    ).toBe('typeId=1&id=2&captchaId=3&scope=all')
  })

  it('has neither body nor parameters for a call without', () => {
    expect(encoded(undefined, {})).toEqual({ address: 'a/call', headers: STRICT })
  })
})
