import { form, json, raw, text, type Payload } from './payload.ts'

/** Names that reach the prototype, or members that objects inherit. */
export const BORN = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

/** Payloads with such names as members of a definition. */
export const NAMES: readonly Payload[] = BORN.flatMap((name): Payload[] => [
  raw(
    `field ${name}`,
    `{"schema":{"type":"object","properties":{"${name}":{"type":"string","polluted":1}}}}`,
  ),
  raw(
    `uiSchema ${name}`,
    `{"schema":{"type":"object","properties":{"x":{"type":"string"}}},"uiSchema":{"${name}":{"polluted":1,"ui:widget":"text"}}}`,
  ),
  raw(
    `default ${name}`,
    `{"schema":{"type":"object","properties":{"x":{"type":"object","default":{"${name}":{"polluted":1}}}}}}`,
  ),
  raw(
    `formData ${name}`,
    `{"schema":{"type":"object","properties":{"x":{"type":"string"}}},"formData":{"${name}":{"polluted":1}}}`,
  ),
  json(`required ${name}`, form(text('x'), {}, { required: [name] })),
  json(`reference ${name}`, form({ $ref: `#/${name}` })),
  json(`order ${name}`, form(text('x'), { 'ui:order': [name, 'x', '*'] })),
  json(`dependency ${name}`, form(text('x'), {}, { dependentRequired: { x: [name] } })),
])
