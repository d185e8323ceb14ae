import { describe, expect } from 'vitest'
import { fixedDefinitions } from '#fixtures/backend/definitions.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { sampleDefinitions } from '../fixtures/backend/sample-definitions.ts'
import { hostileCalls } from './tally.ts'

/* A client that hands an application in again with the consents of an earlier round. */

const consent = { type: 'boolean', title: '授权查询征信', const: true }
const form = (id: string, progress: number, properties: object) => ({
  id,
  name: id,
  keyName: id,
  nodeType: 2,
  progress,
  content: {
    schema: { type: 'object', required: Object.keys(properties), properties },
    uiSchema: { agreed: { 'ui:widget': 'consent' } },
  },
})

const opening = {
  ...sampleDefinitions['opening.json'],
  actExForms: [
    form('terms', 1, { agreed: consent }),
    form('profile', 2, { name: { type: 'string', title: '名称' } }),
    form('confirm', 3, { agreed: consent, note: { type: 'string', title: '备注' } }),
  ],
}

const COMMIT = { progress: 4, status: 1 } as const
const incomplete = (name: string) => ({
  code: 400,
  msg: `“${name}”填写不完整或有误，请检查后重新提交`,
})

const attack = backendTest
  .extend('definitions', fixedDefinitions({ ...sampleDefinitions, 'opening.json': opening }))
  .extend('hostile', hostileCalls)
  .extend('forms', ({ flow }) => async () => {
    const { businessProcessTaskData } = await flow.detail()
    return Object.fromEntries(businessProcessTaskData.map(({ id, variable }) => [id, variable]))
  })
  .extend('committed', ({ flow }) => async () => {
    await flow.save({ variable: { terms: { agreed: true } }, progress: 2 })
    await flow.save({ variable: { profile: { name: '甲' } }, progress: 3 })
    const confirm = { agreed: true, note: '无' }
    expect((await flow.save({ variable: { confirm }, ...COMMIT })).code).toBe(200)
  })

describe('a consent', () => {
  attack(
    'does not outlive the return of the application: its commit asks for each again',
    async ({ flow, forms, committed, hostile }) => {
      await committed()
      await flow.decide('return', '请核对名称', 2)
      expect(await forms()).toEqual({
        terms: {},
        profile: { name: '甲' },
        confirm: { note: '无' },
      })
      // The first consent to give again comes before the step to correct.
      expect(await flow.detail()).toMatchObject({ status: 4, progress: 1 })

      const save = { pass: true, status: 4 } as const
      expect(hostile(await flow.save({ variable: {}, ...COMMIT }))).toMatchObject({ code: 400 })
      const agreed = { terms: { agreed: true } }
      await flow.save({ ...save, variable: agreed, progress: 3 })
      for (const confirm of [{ note: '无' }, { note: '无', agreed: false }])
        expect(hostile(await flow.save({ variable: { confirm }, ...COMMIT }))).toMatchObject(
          incomplete('confirm'),
        )
      expect(hostile(await flow.save({ variable: {}, ...COMMIT }))).toMatchObject(
        incomplete('confirm'),
      )
      const confirm = { note: '无', agreed: true }
      expect((await flow.save({ variable: { confirm }, ...COMMIT })).code).toBe(200)
    },
  )

  attack('does not outlive a rejection', async ({ flow, forms, committed, hostile }) => {
    await committed()
    await flow.decide('reject', '经营时间不足')
    expect(await forms()).toMatchObject({ terms: {}, confirm: { note: '无' } })
    expect((await flow.restart()).code).toBe(200)
    const back = await flow.save({ variable: {}, status: 0, progress: 2 })
    expect(hostile(back)).toMatchObject({ code: 400 })
  })

  attack('stays with an approval', async ({ flow, forms, committed }) => {
    await committed()
    await flow.decide('approve')
    expect(await forms()).toMatchObject({ confirm: { agreed: true, note: '无' } })
  })
})
