import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { atPointer } from '#engine/json/pointer.ts'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import { fixAll } from '#engine/lint/fixes/fix-all.ts'
import { fixOf } from '#engine/lint/fixes/fix-of.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'

/** A process for people and enterprises without a mistake: the register of companies is asked of enterprises alone. */
const LEASE = readFileSync('tests/engine/lint/planted/lease-process.json', 'utf8')

interface Lease {
  accounts: string[]
  actExForms: {
    id: string
    name: string
    keyName: string
    progress: number
    content: {
      step: Record<string, unknown>
      schema: { required: string[]; properties: Record<string, Record<string, unknown>> }
      uiSchema: Record<string, unknown>
    }
  }[]
}

const leaseWith = (change: (lease: Lease) => void): Lease => {
  const lease = JSON.parse(LEASE) as Lease
  change(lease)
  return lease
}

const check = (lease: Lease) => checkProcessFile(lease, serverWords).diagnostics

const codesOf = (lease: Lease) => check(lease).map(({ code, pointer }) => `${code} ${pointer}`)

/** Applies the fixes of all findings, as `check --fix` does. */
const fixed = (lease: Lease) => {
  const { text } = fixAll(JSON.stringify(lease), serverWords)
  return JSON.parse(text) as Lease
}

const TERMS = '/actExForms/4/content'

describe('the check of a process for people and enterprises', () => {
  it('finds nothing without a mistake', () => {
    expect(check(JSON.parse(LEASE) as Lease)).toEqual([])
  })

  it('finds that people never have what the register alone brings', () => {
    const lease = leaseWith((one) => void (one.accounts = ['personal']))
    const at = '/actExForms/2/content/uiSchema'
    expect(codesOf(lease)).toEqual([
      `source-without-data ${at}/companyName/ui:options/source`,
      `source-without-data ${at}/creditCode/ui:options/source`,
    ])
    expect(check(lease)[0]?.message).toContain(
      '个人账户没有 /enterpriseRegistry/companyName，步骤“承租人”的“企业名称”始终为空',
    )
    expect(check(leaseWith((one) => void (one.accounts = ['enterprise'])))).toEqual([])
  })

  it('finds that some of the accounts never have what every value asks for', () => {
    const ask = (source: string, schema = {}) =>
      leaseWith((one) => {
        const { content } = one.actExForms[3]!
        content.schema.properties.own = { type: 'string', title: '名称', ...schema }
        content.schema.required.push('own')
        content.uiSchema.own = { 'ui:widget': 'readonly', 'ui:options': { source } }
      })
    const at = '/actExForms/3/content/uiSchema/own/ui:options/source'
    expect(codesOf(ask('/enterpriseRegistry/companyName'))).toEqual([`source-without-data ${at}`])
    expect(codesOf(ask('/product/goodsName'))).toEqual([])
    expect(codesOf(ask('/enterpriseRegistry/companyName', { default: '无' }))).toEqual([])
  })

  it('finds a contract that is signed before its terms', () => {
    const lease = leaseWith(({ actExForms }) => {
      for (const [id, progress] of [
        ['signing', 3],
        ['terms', 4],
        ['guarantee', 5],
      ] as const)
        for (const entry of actExForms) if (entry.id === id) entry.progress = progress
    })
    expect(codesOf(lease)).toEqual(['signed-too-early /actExForms/6/progress'])
    expect(check(lease)[0]?.message).toContain('“租赁金额”')
    lease.actExForms[6]!.content = {
      step: { dependsOn: ['lessee'] },
    } as unknown as Lease['actExForms'][number]['content']
    expect(codesOf(lease)).toEqual([])
  })

  it('makes an amount that is a number the text of its format, and its least amount a rule', () => {
    const lease = leaseWith(({ actExForms }) => {
      Object.assign(actExForms[4]!.content.schema.properties.financed!, {
        type: 'number',
        minimum: 10000,
        default: 20000,
      })
    })
    expect(codesOf(lease)).toEqual([`strict-schema ${TERMS}/schema/properties/financed/format`])
    const mended = fixed(lease)
    expect(check(mended)).toEqual([])
    expect(atPointer(mended, `${TERMS}/schema/properties/financed`)).toEqual({
      type: 'string',
      title: '租赁金额',
      format: 'money',
      default: '20000',
    })
    expect(atPointer(mended, `${TERMS}/uiSchema/financed/ui:options/rules`)).toEqual([
      expect.objectContaining({ message: '租赁金额不能超过设备总价的 80%' }),
      { holds: 'financed >= 10000', message: '租赁金额请不小于 10000' },
    ])
  })

  it('leaves an amount with another limit of numbers to its author', () => {
    const lease = leaseWith(({ actExForms }) => {
      const { financed } = actExForms[4]!.content.schema.properties
      Object.assign(financed!, { type: 'number', multipleOf: 1000 })
    })
    const [finding] = check(lease)
    expect(finding?.code).toBe('strict-schema')
    expect(fixOf(finding!, lease)).toBeUndefined()
  })

  it('moves an option from the schema to the field’s place in uiSchema', () => {
    const lease = leaseWith(({ actExForms }) => {
      actExForms[5]!.content.schema.properties.relation!['ui:widget'] = 'textarea'
      const columns = actExForms[3]!.content.schema.properties.items!.items as {
        properties: Record<string, Record<string, unknown>>
      }
      columns.properties.name!['ui:placeholder'] = '型号'
    })
    expect(codesOf(lease)).toEqual([
      'unknown-member /actExForms/3/content/schema/properties/items/items/properties/name/ui:placeholder',
      'unknown-member /actExForms/5/content/schema/properties/relation/ui:widget',
    ])
    const mended = fixed(lease)
    expect(check(mended)).toEqual([])
    expect(atPointer(mended, '/actExForms/5/content/uiSchema')).toEqual({
      relation: { 'ui:widget': 'textarea' },
    })
    expect(atPointer(mended, '/actExForms/3/content/uiSchema/items/items/name')).toEqual({
      'ui:placeholder': '型号',
    })
  })

  it('fills no second guarantor from the first', () => {
    const lease = leaseWith(({ actExForms }) => {
      const copy = structuredClone(actExForms[5]!)
      Object.assign(copy, { id: 'guarantee2', name: '第二担保人', progress: 5 })
      copy.content.step.title = '第二担保人'
      actExForms.splice(6, 0, copy)
      for (const [at, progress] of [
        [7, 6],
        [8, 7],
      ] as const)
        actExForms[at]!.progress = progress
    })
    expect(codesOf(lease)).toContain('clashing-key /actExForms/6/keyName')
    const mended = fixed(lease)
    expect(mended.actExForms[6]!.keyName).toBe('guarantee2')
    expect(mended.actExForms[6]!.content.uiSchema).toBeUndefined()
  })
})
