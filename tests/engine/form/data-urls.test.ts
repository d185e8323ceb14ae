import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, processOf } from '../process/definitions.ts'

const FILE = { type: 'string', title: '附件', format: 'data-url' }

const planOf = (content: object) => {
  const { steps, diagnostics } = compileProcess(processOf(entry(1, { content })))
  return { plan: steps[0]?.forms[0]?.plan, codes: diagnostics.map(({ code }) => code) }
}

describe('withUploads', () => {
  it('replaces a text that is a file by a list of one upload, which keeps its options', () => {
    const { plan, codes } = planOf({
      schema: { type: 'object', properties: { a: { ...FILE, default: 'data:,x' } } },
      uiSchema: { a: { 'ui:widget': 'file', 'ui:options': { accept: '.pdf' } } },
      formData: { a: 'data:,x', b: 1 },
    })
    expect(codes).toEqual(['converted-file'])
    expect(plan?.schema.properties).toEqual({
      a: { type: 'array', title: '附件', maxItems: 1, items: { type: 'object' } },
    })
    expect(plan?.uiSchema).toEqual({
      a: { 'ui:widget': 'upload', 'ui:options': { accept: '.pdf' } },
    })
    expect(plan?.formData).toEqual({ b: 1 })
  })

  it('replaces the items of a list, also behind a reference, and each declaration once', () => {
    const { plan, codes } = planOf({
      type: 'object',
      definitions: { file: FILE, both: { properties: { one: { $ref: '#/definitions/file' } } } },
      properties: {
        many: { type: 'array', title: '合同', minItems: 1, items: { $ref: '#/definitions/file' } },
        x: { $ref: '#/definitions/both' },
        y: { $ref: '#/definitions/both' },
      },
    })
    expect(codes).toEqual(['converted-file'])
    expect(
      plan?.fields.map(({ path, widget, schema: { type } }) => [path.map(String), widget, type]),
    ).toEqual(
      expect.arrayContaining([
        [['many'], 'upload', 'array'],
        [['x', 'one'], 'upload', 'array'],
        [['y', 'one'], 'upload', 'array'],
      ]),
    )
    expect(plan?.schema.properties).toMatchObject({ many: { title: '合同', minItems: 1 } })
  })

  it.each(['file', 'files', 'FileWidget'])(
    'reads a text or a list of texts under rjsf’s widget %s as files',
    (widget) => {
      const { plan, codes } = planOf({
        schema: {
          type: 'object',
          properties: {
            one: { type: 'string', title: '附件' },
            many: { type: 'array', title: '合同', minItems: 1, items: { type: 'string' } },
            listed: { type: 'array', title: '票据', items: FILE },
          },
        },
        uiSchema: {
          one: { 'ui:widget': widget },
          many: { 'ui:widget': widget },
          listed: { 'ui:widget': widget },
        },
      })
      expect(codes).toEqual(['converted-file'])
      expect(plan?.schema.properties).toEqual({
        one: { type: 'array', title: '附件', maxItems: 1, items: { type: 'object' } },
        many: { type: 'array', title: '合同', minItems: 1, items: { type: 'object' } },
        listed: { type: 'array', title: '票据', items: { type: 'object' } },
      })
      const shown = plan?.fields.filter(({ path }) => path.length === 1)
      expect(shown?.map((field) => field.widget)).toEqual(['upload', 'upload', 'upload'])
    },
  )

  it('leaves a form without files as it is', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } }
    expect(planOf({ schema })).toMatchObject({ codes: [], plan: { schema } })
  })
})
