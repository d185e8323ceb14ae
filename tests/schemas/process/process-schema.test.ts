import { Ajv, type AnySchema } from 'ajv'
import { describe, expect, it } from 'vitest'
import schema from '#schemas/process/process.schema.json' with { type: 'json' }
import { FIXED_PAGE_KEYS } from '#schemas/process/fixed-pages.ts'
import { FORMATS } from '#engine/formats/formats.ts'
import { WIDGETS } from '#engine/widgets/widgets.ts'
import { realProcesses } from '#tests/engine/process/definitions.ts'

const validate = new Ajv({ strict: false, formats: { regex: true } }).compile(schema as AnySchema)

const file = (change: object = {}, entryChange: object = {}) => ({
  processName: '测试',
  processKey: 'test',
  goodsTypes: [1],
  type: 1,
  version: 1,
  actExForms: [
    {
      id: 'a',
      name: '表单',
      keyName: 'a',
      nodeType: 2,
      progress: 1,
      content: { schema: { type: 'object' } },
      ...entryChange,
    },
  ],
  ...change,
})
const contentOf = (content: unknown) => file({}, { content })
const field = (property: object) => contentOf({ schema: { properties: { a: property } } })
const uiOf = (a: object) => contentOf({ schema: {}, uiSchema: { a } })

describe('schemas/process/process.schema.json', () => {
  it.each(Object.entries(realProcesses))('accepts %s', (_, process) => {
    expect(validate(process), JSON.stringify(validate.errors)).toBe(true)
  })

  it.each([
    ['content as a string', contentOf('{"schema":{}}')],
    ['a bare schema with a step', contentOf({ type: 'object', step: { title: '标题' } })],
    ['a fixed page with a query', file({}, { nodeType: 1, keyName: 'externalData@R1' })],
    ['a fixed page by its route', file({}, { nodeType: 4, keyName: 'ActivateTheQuota' })],
    ['a route with a query', file({}, { nodeType: 4, keyName: 'CONTRACTSIGNING@R2' })],
    ['external data', file({}, { nodeType: -1, content: undefined })],
  ])('accepts %s', (_, process) => {
    expect(validate(JSON.parse(JSON.stringify(process)) as unknown)).toBe(true)
  })

  it.each([
    ['a member that is misspelt', file({ actExForm: [] })],
    ['no version', file({ version: undefined })],
    ['a key with a space', file({ processKey: 'a b' })],
    ['no entries', file({ actExForms: [] })],
    ['an unknown node type', file({}, { nodeType: 6 })],
    ['progress 0', file({}, { progress: 0 })],
    ['a form without content', file({}, { content: undefined })],
    ['an unknown fixed page', file({}, { nodeType: 4, keyName: 'contract' })],
    ['external data without a key', file({}, { nodeType: -1, keyName: undefined })],
    ['a commit that is text', contentOf({ schema: {}, step: { commit: 'true' } })],
    ['an unknown member of step', contentOf({ schema: {}, step: { titel: '' } })],
    ['a step of a bare schema that is wrong', contentOf({ type: 'object', step: { when: 1 } })],
    ['an unknown type', field({ type: 'text' })],
    ['required: true', field({ required: true })],
    ['an unknown format', field({ type: 'string', format: 'phone' })],
    ['a remote reference', field({ $ref: 'https://example.com' })],
    ['an unknown widget', uiOf({ 'ui:widget': 'input' })],
    ['an unknown widget, two levels down', uiOf({ items: { b: { 'ui:widget': 'input' } } })],
    ['an expression that is a number', uiOf({ 'ui:options': { computed: 1 } })],
    ['a rule without a message', uiOf({ 'ui:options': { rules: [{ holds: 'a > 1' }] } })],
    ['a source that is no pointer', uiOf({ 'ui:options': { source: 'a/b' } })],
  ])('refuses %s', (_, process) => {
    expect(validate(JSON.parse(JSON.stringify(process)) as unknown)).toBe(false)
  })

  it('lists exactly the words of the vocabulary, each with a description', () => {
    const { uiSchema, schema: jsonSchema, entry } = schema.definitions
    const words = [
      [uiSchema.properties['ui:widget'], WIDGETS],
      [jsonSchema.properties.format, FORMATS],
      [entry.allOf[0]?.then.properties?.keyName.anyOf[0], FIXED_PAGE_KEYS],
    ] as const
    for (const [listed, vocabulary] of words) {
      expect(listed?.enum).toEqual(vocabulary)
      expect(listed?.enumDescriptions).toHaveLength(vocabulary.length)
    }
  })
})
