import { LIMITS } from '#engine/language/limits.ts'
import { entry } from '../../process/definitions.ts'
import { schemaWith, numbered, nested, inSecond, type Wrong } from './wrong.ts'

/** Wrong schemas: their size, references, patterns, values and defaults. */
export const SCHEMAS = {
  'content-too-large': {
    entries: [schemaWith({ description: '字'.repeat(LIMITS.contentBytes / 3) })],
    pointer: '/actExForms/1/content',
    says: '256 KiB',
    ...inSecond,
  },
  'too-deep': {
    entries: [entry(2, { schema: nested(LIMITS.depth) })],
    pointer: `/actExForms/1/content/schema${'/properties/a'.repeat(LIMITS.depth)}`,
    ...inSecond,
  },
  'too-many-properties': {
    entries: [schemaWith({ properties: numbered(LIMITS.properties + 1, () => ({})) })],
    pointer: '/actExForms/1/content/schema',
    ...inSecond,
  },
  'too-many-schemas': {
    entries: [schemaWith({ allOf: Array.from({ length: LIMITS.schemas }, () => ({})) })],
    pointer: '/actExForms/1/content/schema',
    ...inSecond,
  },
  'too-many-enum-items': {
    entries: [schemaWith({ enum: Array.from({ length: LIMITS.enumItems + 1 }, (_, n) => n) })],
    pointer: '/actExForms/1/content/schema/enum',
    ...inSecond,
  },
  'forbidden-name': {
    entries: [entry(2, { content: '{"schema":{"properties":{"__proto__":{"type":"string"}}}}' })],
    pointer: '/actExForms/1/content/schema/properties/__proto__',
    says: '__proto__',
    ...inSecond,
  },
  'invalid-schema': {
    entries: [schemaWith({ properties: { 'a/b~c': { type: 'text' } } })],
    pointer: '/actExForms/1/content/schema/properties/a~1b~0c/type',
    steps: [1, 2],
  },
  'remote-ref': {
    entries: [schemaWith({ not: { $ref: 'https://example.com/schema.json' } })],
    pointer: '/actExForms/1/content/schema/not/$ref',
    says: 'https://example.com/schema.json',
    ...inSecond,
  },
  'unresolved-ref': {
    entries: [schemaWith({ not: { $ref: '#/definitions/gone' } })],
    pointer: '/actExForms/1/content/schema/not/$ref',
    ...inSecond,
  },
  'cyclic-ref': {
    entries: [schemaWith({ definitions: { tree: { allOf: [{ $ref: '#/definitions/tree' }] } } })],
    pointer: '/actExForms/1/content/schema/definitions/tree/allOf/0/$ref',
    steps: [1, 2],
  },
  'invalid-pattern': {
    entries: [schemaWith({ properties: { a: { type: 'string', pattern: '[' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/pattern',
    steps: [1, 2],
  },
  'unsafe-pattern': {
    entries: [schemaWith({ properties: { a: { type: 'string', pattern: '^(a+)+$' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/pattern',
    says: '(a+)+',
    steps: [1, 2],
  },
  'strict-schema': {
    entries: [schemaWith({ properties: { a: { type: 'string', maximum: 3 } } })],
    pointer: '/actExForms/1/content/schema/properties/a/maximum',
    severity: 'warning',
    says: 'maximum',
    steps: [1, 2],
  },
  'impossible-value': {
    entries: [schemaWith({ properties: { a: { type: 'string', minLength: 5, maxLength: 3 } } })],
    pointer: '/actExForms/1/content/schema/properties/a/minLength',
    says: 'minLength（5）大于 maxLength（3）',
    steps: [1, 2],
  },
  'inexact-number': {
    entries: [schemaWith({ properties: { a: { type: 'integer', maximum: 1e18 } } })],
    pointer: '/actExForms/1/content/schema/properties/a/maximum',
    severity: 'warning',
    says: '请改用文本',
    steps: [1, 2],
  },
  'invalid-default': {
    entries: [schemaWith({ properties: { a: { type: 'string', enum: ['x'], default: 'y' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/default',
    says: '"y"，不在选项 "x" 中',
    steps: [1, 2],
  },
} satisfies Record<string, Wrong>
