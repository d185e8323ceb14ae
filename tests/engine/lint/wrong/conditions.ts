import { entry, nameRequired } from '../../process/definitions.ts'
import { schemaWith, scaled, ifScale, type Wrong } from './wrong.ts'

/** Wrong conditions of steps, and steps behind the commit. */
export const CONDITIONS = {
  'invalid-condition': {
    entries: [entry(2, { step: { when: ['always'] } })],
    pointer: '/actExForms/1/content/step/when',
    steps: [1, 2],
  },
  'condition-unknown-key': {
    entries: [entry(2, { step: { when: { required: ['nothing'] } } })],
    pointer: '/actExForms/1/content/step/when',
    says: 'nothing',
    steps: [1, 2],
  },
  'condition-unknown-field': {
    entries: [
      schemaWith({ ...nameRequired, if: { required: ['nmae'] }, then: { minProperties: 1 } }),
    ],
    pointer: '/actExForms/1/content/schema/if/required/0',
    says: '“nmae”，是否应为“name”',
    steps: [1, 2],
  },
  'condition-mismatch': {
    entries: [
      schemaWith({
        ...nameRequired,
        if: { required: ['name'], properties: { name: { const: 1 } } },
        then: { minProperties: 1 },
      }),
    ],
    pointer: '/actExForms/1/content/schema/if/properties/name/const',
    says: '“名称”不会是 1',
    steps: [1, 2],
  },
  'condition-without-required': {
    entries: [
      schemaWith({
        ...nameRequired,
        if: { properties: { name: { const: '甲' } } },
        then: { minProperties: 1 },
      }),
    ],
    pointer: '/actExForms/1/content/schema/if/properties/name',
    severity: 'warning',
    says: '“name”',
    steps: [1, 2],
  },
  'condition-constant': {
    entries: [
      schemaWith({
        ...nameRequired,
        if: { required: ['name'], not: { required: ['name'] } },
        then: { minProperties: 1 },
      }),
    ],
    pointer: '/actExForms/1/content/schema/if',
    severity: 'warning',
    says: '从不成立',
    steps: [1, 2],
  },
  'step-never-shown': {
    entries: [
      entry(2, { schema: scaled }),
      entry(3, { step: { when: ifScale('大型') } }),
      entry(4, { step: { when: { ...ifScale('小型'), required: ['k2', 'k3'] } } }),
      entry(5),
    ],
    pointer: '/actExForms/3/content/step/when',
    severity: 'warning',
    says: '“第4步”',
    steps: [1, 2, 3, 4, 5],
  },
  'step-always-shown': {
    entries: [
      entry(2, { schema: scaled }),
      entry(3, { step: { when: ifScale('大型') } }),
      entry(4, { step: { when: { not: { ...ifScale('小型'), required: ['k2', 'k3'] } } } }),
      entry(5),
    ],
    pointer: '/actExForms/3/content/step/when',
    severity: 'warning',
    says: '“第4步”',
    steps: [1, 2, 3, 4, 5],
  },
  'condition-reads-later-step': {
    entries: [entry(2, { step: { when: { required: ['k2'] } } })],
    pointer: '/actExForms/1/content/step/when',
    says: 'k2',
    steps: [1, 2],
  },
  'after-commit': {
    entries: [entry(2, { step: { commit: true } }), entry(3)],
    pointer: '/actExForms/2',
    severity: 'warning',
    steps: [1, 2, 3],
  },
} satisfies Record<string, Wrong>
