import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The controls of forms by hand. */
const CONTROL = /<(?:TextField|SelectField|RadioGroup|textarea|input)\b/

/** Sign-in, registration, codes and consents, searches, and calculators, which send nothing. */
const NO_FORMS =
  /features\/(?:login|help|applications)\/|people\/(?:register-page|change-phone|real-name-|option-cards|agreement|forget-password|new-password)|products\/(?:bill-pricing|trial-calculator)|member-table/

describe('the forms of the portal', () => {
  it('are declared: a new one is a definition in schemas/forms, shown by the inline form', () => {
    const byHand = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `src/features/${file}`)
      .filter((file) => !NO_FORMS.test(file) && CONTROL.test(readFileSync(file, 'utf8')))
      .toSorted()
    expect(byHand).toEqual([])
  })
})
