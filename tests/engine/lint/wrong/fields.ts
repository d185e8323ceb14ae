import { entry, nameRequired } from '../../process/definitions.ts'
import { schemaWith, type Wrong } from './wrong.ts'

/** Wrong words and options of fields. */
export const FIELDS = {
  'unknown-member': {
    entries: [schemaWith({ properties: { a: { type: 'string', maxLenght: 3 } } })],
    pointer: '/actExForms/1/content/schema/properties/a/maxLenght',
    severity: 'warning',
    says: '“maxLenght”不起作用：是否应为“maxLength”？',
    steps: [1, 2],
  },
  'number-as-text': {
    entries: [{ ...entry(2), progress: '2' }],
    pointer: '/actExForms/1/progress',
    severity: 'warning',
    says: 'progress 为 "2"',
    steps: [1, 2],
  },
  'unsupported-keyword': {
    entries: [schemaWith({ properties: { a: { type: 'string', contentEncoding: 'base64' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/contentEncoding',
    severity: 'warning',
    says: 'upload',
    steps: [1, 2],
  },
  'converted-schema': {
    entries: [schemaWith({ properties: { a: { type: 'string', nullable: true } } })],
    pointer: '/actExForms/1/content/schema',
    severity: 'warning',
    says: 'nullable',
    steps: [1, 2],
  },
  'converted-root': {
    entries: [entry(2, { content: { schema: { type: 'array', items: { type: 'string' } } } })],
    pointer: '/actExForms/1/content/schema',
    severity: 'warning',
    says: 'value',
    steps: [1, 2],
  },
  'converted-file': {
    entries: [schemaWith({ properties: { a: { type: 'string', format: 'data-url' } } })],
    pointer: '/actExForms/1/content/schema/properties/a',
    severity: 'warning',
    says: 'upload',
    steps: [1, 2],
  },
  'converted-recursion': {
    entries: [
      schemaWith({
        definitions: {
          tree: { type: 'object', properties: { up: { $ref: '#/definitions/tree' } } },
        },
        properties: { a: { $ref: '#/definitions/tree' } },
      }),
    ],
    pointer: '/actExForms/1/content/schema',
    severity: 'warning',
    says: '逐级',
    steps: [1, 2],
  },
  'unknown-format': {
    entries: [schemaWith({ properties: { a: { type: 'string', format: 'mobil' } } })],
    pointer: '/actExForms/1/content/schema/properties/a/format',
    severity: 'warning',
    says: 'mobil',
    steps: [1, 2],
  },
  'unknown-widget': {
    entries: [entry(2, { schema: nameRequired, uiSchema: { name: { 'ui:widget': 'textbox' } } })],
    pointer: '/actExForms/1/content/uiSchema/name/ui:widget',
    says: 'textbox',
    steps: [1, 2],
  },
  'invalid-option': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: { name: { 'ui:FieldTemplate': 'ButtonTemplates' } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:FieldTemplate',
    says: 'FieldTemplate',
    steps: [1, 2],
  },
  'unsuitable-widget': {
    entries: [entry(2, { schema: nameRequired, uiSchema: { name: { 'ui:widget': 'radio' } } })],
    pointer: '/actExForms/1/content/uiSchema/name/ui:widget',
    says: '“radio”需要选项，请在 schema 中写 oneOf（每项写 const 与 title）或 enum',
    steps: [1, 2],
  },
  'unused-option': {
    entries: [
      entry(2, { schema: nameRequired, uiSchema: { name: { 'ui:options': { rows: 3 } } } }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:options/rows',
    severity: 'warning',
    says: '“rows”只对控件 textarea 起作用，这里的控件是 text',
    steps: [1, 2],
  },
  'unknown-field': {
    entries: [entry(2, { schema: nameRequired, uiSchema: { nmae: {} } })],
    pointer: '/actExForms/1/content/uiSchema/nmae',
    severity: 'warning',
    steps: [1, 2],
  },
} satisfies Record<string, Wrong>
