import { entry, externalDatum, fixedPage } from '../../process/definitions.ts'
import { schemaWith, scaled, type Wrong } from './wrong.ts'

/** Findings that only the whole process shows. */
export const WHOLE = {
  'asked-twice': {
    entries: [entry(2, { schema: scaled }), entry(3, { schema: scaled })],
    pointer: '/actExForms/2/content/schema/properties/scale',
    severity: 'warning',
    says: '“规模”已在第 2 步的“第2步”中填写',
    steps: [1, 2, 3],
  },
  'unused-external-data': {
    entries: [externalDatum(1, 'registry')],
    pointer: '/actExForms/1',
    severity: 'warning',
    says: '没有被任何',
    steps: [1],
  },
  'signed-too-early': {
    entries: [
      fixedPage(2),
      schemaWith({ properties: { a: { type: 'string', title: '金额', format: 'money' } } }, 3),
    ],
    pointer: '/actExForms/1/progress',
    severity: 'warning',
    says: '“金额”到第 3 步才填写',
    steps: [1, 2, 3],
  },
  'words-missing': {
    entries: [
      schemaWith({ properties: { a: { type: 'string', title: '编号', pattern: '^(?!0).+$' } } }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a/pattern',
    severity: 'warning',
    says: '“编号”的 pattern；请在 ui:options 中写 patternMessage',
    steps: [1, 2],
  },
  'required-hidden': {
    entries: [
      schemaWith({
        required: ['large', 'reason'],
        properties: { large: { type: 'boolean', title: '大型' } },
        if: { required: ['large'], properties: { large: { const: true } } },
        then: { properties: { reason: { type: 'string', title: '原因' } } },
      }),
    ],
    pointer: '/actExForms/1/content/schema/required/1',
    says: '“原因”只在条件成立时显示',
    steps: [1, 2],
  },
  'rules-contradict': {
    entries: [
      entry(2, {
        schema: {
          type: 'object',
          properties: {
            from: { type: 'integer', title: '最少', minimum: 5 },
            to: { type: 'integer', title: '最多' },
          },
        },
        uiSchema: {
          to: {
            'ui:options': {
              rules: [
                { holds: 'to > from', message: '最多应大于最少' },
                { holds: 'to <= 5', message: '最多为 5' },
              ],
            },
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/to/ui:options/rules/0',
    says: '“最多”、“最少”',
    steps: [1, 2],
  },
  'rule-without-effect': {
    entries: [
      entry(2, {
        schema: {
          type: 'object',
          properties: { n: { type: 'integer', title: '人数', minimum: 1 } },
        },
        uiSchema: { n: { 'ui:options': { rules: [{ holds: 'n > 0', message: '应大于 0' }] } } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/n/ui:options/rules/0',
    severity: 'warning',
    says: 'n > 0 对所有能填写的值都成立',
    steps: [1, 2],
  },
  'difference-without-reason': {
    entries: [
      { ...externalDatum(2, 'registry'), content: { official: true } },
      entry(2, {
        schema: { type: 'object', properties: { name: { type: 'string', title: '企业名称' } } },
        uiSchema: { name: { 'ui:options': { source: '/registry/name' } } },
      }),
    ],
    pointer: '/actExForms/2/content/uiSchema/name/ui:options/source',
    severity: 'warning',
    says: '“企业名称”',
    steps: [1, 2],
  },
  'title-meaningless': {
    entries: [schemaWith({ properties: { a: { type: 'string', title: '请输入企业名称' } } })],
    pointer: '/actExForms/1/content/schema/properties/a',
    severity: 'warning',
    says: '“请输入企业名称”是提示，不是名称',
    steps: [1, 2],
  },
  'step-title-repeated': {
    entries: [entry(2, { step: { title: '第1步' } })],
    pointer: '/actExForms/1',
    severity: 'warning',
    says: '“第1步”',
    steps: [1, 2],
  },
  'title-missing': {
    entries: [
      schemaWith({ properties: { a: { type: 'string' }, b: { type: 'string', title: '名称' } } }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a',
    severity: 'warning',
    says: '“a”',
    steps: [1, 2],
  },
  'title-repeated': {
    entries: [
      schemaWith({
        properties: { a: { type: 'string', title: '名称' }, b: { type: 'string', title: '名称' } },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/b',
    severity: 'warning',
    says: '“a”与“b”都叫“名称”',
    steps: [1, 2],
  },
  'option-unnamed': {
    entries: [
      schemaWith({
        properties: {
          a: {
            type: 'string',
            title: '规模',
            oneOf: [{ const: 's', title: '小' }, { const: 'l' }],
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a/oneOf/1',
    severity: 'warning',
    says: '"l"',
    steps: [1, 2],
  },
  'option-repeated': {
    entries: [
      schemaWith({
        properties: {
          a: {
            type: 'string',
            title: '规模',
            oneOf: [
              { const: 's', title: '小' },
              { const: 'l', title: '小' },
            ],
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/schema/properties/a/oneOf/1',
    severity: 'warning',
    says: '“小”',
    steps: [1, 2],
  },
} satisfies Record<string, Wrong>
