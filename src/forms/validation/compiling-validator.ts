import { customizeValidator } from '@rjsf/validator-ajv8'
import Ajv2019 from 'ajv/dist/2019.js'
import { formats } from '#engine/formats/formats.ts'

/** rjsf's validator that compiles schemas to code: quicker, where the page may. */
export const compilingValidator = customizeValidator({
  AjvClass: Ajv2019,
  ajvFormatOptions: false,
  customFormats: Object.fromEntries(
    Object.entries(formats).map(([name, { validate }]) => [name, validate]),
  ),
  // Decimal fractions as the customer means them, and no member that Object.prototype has counts as given.
  ajvOptionsOverrides: {
    multipleOfPrecision: 6,
    ownProperties: true,
    strict: false,
    logger: false,
  },
})
