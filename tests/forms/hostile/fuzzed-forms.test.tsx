import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { hasErrors } from '#engine/language/diagnostic.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { definitions } from '../../engine/process/definition-grammar.ts'
import { renderForm } from '../rendered-form.tsx'

/** Number of random definitions; `npm run fuzz` sets it by `--renders`. */
const RUNS = Number(process.env.FUZZ_RENDERS ?? 30)

describe('the form of a random definition', () => {
  it(
    `is rendered if it has no errors, and is never blank (${RUNS} definitions)`,
    { timeout: 240_000 + RUNS * 1000 },
    () => {
      const seen = { definitions: 0, forms: 0, boundary: 0 }
      fc.assert(
        fc.property(definitions, (info) => {
          const plan = compileProcess(info)
          seen.definitions += 1
          for (const { forms } of plan.steps)
            for (const form of forms) {
              const { errors, validationError } = interpretingValidator.rawValidation<unknown>(
                form.plan.schema,
                {},
              )
              expect([errors, validationError]).not.toContainEqual(expect.any(Error))
              renderForm(form.plan, form.plan.formData ?? {}).check()
              seen.forms += 1
              const text = document.body.textContent ?? ''
              const isBroken = text.includes('该表单暂时无法显示') && text.includes('原因')
              if (isBroken) seen.boundary += 1
              if (isBroken && !hasErrors(plan.diagnostics))
                throw new Error(`${text} ${JSON.stringify(form.plan.schema)}`)
              cleanup()
            }
        }),
        { numRuns: RUNS },
      )
      console.info(JSON.stringify(seen))
      expect(seen.forms).toBeGreaterThan(RUNS / 10)
    },
  )
})
