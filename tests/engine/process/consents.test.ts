import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { firstToConsent, withoutConsents } from '#engine/process/consents.ts'
import { entry, processOf } from './definitions.ts'

const consent = { type: 'boolean', const: true }
const plan = compileProcess(
  processOf(
    entry(1),
    entry(2, {
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          agreed: consent,
          guarantors: {
            type: 'array',
            items: { type: 'object', properties: { agreed: consent, share: { type: 'string' } } },
          },
        },
        oneOf: [{ properties: { inBranch: consent } }],
      },
      uiSchema: {
        agreed: { 'ui:widget': 'consent' },
        inBranch: { 'ui:widget': 'consent' },
        guarantors: { items: { agreed: { 'ui:widget': 'consent' } } },
      },
    }),
  ),
)
const [first = '', second = ''] = plan.steps.map(({ forms }) => forms[0]?.id)

describe('withoutConsents', () => {
  it('removes the consents of every form, also in lists and branches, and nothing else', () => {
    const saved = {
      [first]: { agreed: true },
      [second]: {
        name: '甲',
        agreed: true,
        inBranch: true,
        guarantors: [{ agreed: true, share: '1' }, { share: '2' }],
      },
      page: { agreed: true },
    }
    const left = withoutConsents(plan, saved)
    expect(left).toEqual({
      [first]: { agreed: true },
      [second]: { name: '甲', guarantors: [{ share: '1' }, { share: '2' }] },
      page: { agreed: true },
    })
    expect(firstToConsent(plan, saved, left)?.progress).toBe(2)
  })

  it('returns the same values where no consent was given', () => {
    const saved = { [second]: { name: '甲' } }
    expect(withoutConsents(plan, saved)).toBe(saved)
    expect(firstToConsent(plan, saved, saved)).toBeUndefined()
  })
})
