import { format, Validator } from '@cfworker/json-schema'
import { formats } from '../formats/formats.ts'

/*
 * The interpreting validator with the formats of the process language and no others, so that machines,
 * forms and the compiling validator give the same result. The library keeps its formats in one table.
 */
for (const name of Object.keys(format)) delete format[name]
for (const [name, { validate }] of Object.entries(formats)) format[name] = validate

export { Validator }
