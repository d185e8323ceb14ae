import { customizeValidator } from '@rjsf/validator-ajv8'
import Ajv2019, { _, type FuncKeywordDefinition } from 'ajv/dist/2019.js'
import { formats } from '#engine/formats/formats.ts'
import { Validator } from '#engine/validation/interpreter.ts'

/**
 * The keyword multipleOf in decimal arithmetic, as the interpreter evaluates it: ajv divides binary fractions, whose
 * quotient is rounded, or infinite.
 */
const multipleOf: FuncKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  compile: (divisor: number) => {
    const interpreter = new Validator({ multipleOf: divisor }, '2019-09', true)
    return (value: number) => interpreter.validate(value).valid
  },
  error: {
    message: 'must be a multiple',
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
}

/** rjsf's own validator, which compiles schemas to code: faster, but only for pages that may compile code. */
export const compilingValidator = customizeValidator({
  AjvClass: Ajv2019,
  ajvFormatOptions: false,
  customFormats: Object.fromEntries(
    Object.entries(formats).map(([name, { validate }]) => [name, validate]),
  ),
  extenderFn: (ajv) => ajv.removeKeyword('multipleOf').addKeyword(multipleOf),
  // Members inherited from Object.prototype do not count as present.
  ajvOptionsOverrides: { ownProperties: true, strict: false, logger: false },
})
