import { entry, externalDatum, fixedPage, nameRequired } from '../../process/definitions.ts'
import { RULE, withOptions, type Wrong } from './wrong.ts'

/** Wrong sources, records and expressions. */
export const SOURCES = {
  'invalid-depends-on': {
    entries: [fixedPage(2, { content: { step: { dependsOn: ['k11'] } } })],
    pointer: '/actExForms/1/content/step/dependsOn/0',
    says: '“k11”，是否应为“k1”？',
    steps: [1, 2],
  },
  'missing-depends-on': {
    entries: [externalDatum(1, 'registry'), fixedPage(2, { keyName: 'externalData@R1' })],
    pointer: '/actExForms/2/content/step/dependsOn',
    severity: 'warning',
    says: '请写入 ["registry"]',
    steps: [1, 2],
  },
  'missing-external-data': {
    entries: [fixedPage(2, { keyName: 'externalData' })],
    pointer: '/actExForms/1/keyName',
    says: '没有外部数据',
    steps: [1, 2],
  },
  'unknown-source': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: { name: { 'ui:options': { source: '/k2/name' } } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:options/source',
    says: '/k2/name',
    steps: [1, 2],
  },
  'invalid-within': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: { name: { 'ui:widget': 'bankBranch', 'ui:within': { field: 'bnak' } } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:within',
    says: '“bnak”不是同一层的字段',
    steps: [1, 2],
  },
  'invalid-records': {
    entries: [
      entry(2, {
        schema: {
          type: 'object',
          properties: { own: { type: 'array', items: { type: 'string' } } },
        },
        uiSchema: { own: { 'ui:widget': 'records' } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/own/ui:widget',
    says: 'kind',
    steps: [1, 2],
  },
  'invalid-trial': {
    entries: [
      entry(2, {
        schema: { type: 'object', properties: { plan: { type: 'string' } } },
        uiSchema: { plan: { 'ui:widget': 'trial' } },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/plan/ui:widget',
    says: 'terms',
    steps: [1, 2],
  },
  'unknown-option-source': {
    entries: [
      entry(2, {
        schema: nameRequired,
        uiSchema: {
          name: {
            'ui:widget': 'remoteSelect',
            'ui:options': { optionSource: 'https://evil.example' },
          },
        },
      }),
    ],
    pointer: '/actExForms/1/content/uiSchema/name/ui:widget',
    says: 'https://evil.example',
    steps: [1, 2],
  },
  'invalid-expression': {
    entries: [entry(2, withOptions({ rules: [{ holds: 'a > 1' }] }))],
    pointer: '/actExForms/1/content/uiSchema/a/ui:options/rules/0',
    says: 'message',
    steps: [1, 2],
  },
  'too-many-expressions': {
    entries: [entry(2, withOptions({ rules: Array.from({ length: 101 }, () => RULE) }))],
    pointer: '/actExForms/1/content/uiSchema',
    says: '100',
    steps: [1, 2],
  },
} satisfies Record<string, Wrong>
