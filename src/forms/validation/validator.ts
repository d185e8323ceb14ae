import type { ValidatorType } from '@rjsf/utils'
import { interpretingValidator } from './interpreting-validator.ts'

let compiling: ValidatorType | undefined

if (typeof __CODE_COMPILATION__ !== 'undefined' && __CODE_COMPILATION__) {
  void import('./compiling-validator.ts').then(
    (module) => (compiling = module.compilingValidator),
    () => undefined,
  )
}

/**
 * Returns the validator of this page, which is chosen at build time. Both give the same verdict
 * (tests/forms/validation/verdict.test.ts).
 */
export const formValidator = (): ValidatorType => compiling ?? interpretingValidator
