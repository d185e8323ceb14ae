import { group, list, oneOf, several, text, type ForeignForm } from './foreign-form.ts'

const LIKERT = { 1: 'Disagree', 2: 'Neutral', 3: 'Agree' }

/** The usual questions of SurveyJS as JSON Schema. */
export const surveyJs: readonly ForeignForm[] = [
  {
    name: 'Net promoter score',
    content: {
      schema: group(
        {
          score: {
            type: 'integer',
            title: 'How likely are you to recommend us?',
            minimum: 0,
            maximum: 10,
          },
        },
        {
          required: ['score'],
          if: { properties: { score: { minimum: 9 } }, required: ['score'] },
          then: {
            properties: {
              promoter: several('What do you like most?', 'Performance', 'Stability', 'Interface'),
            },
          },
          else: { properties: { disappointed: text('What disappointed you?') } },
        },
      ),
      uiSchema: {
        promoter: { 'ui:widget': 'checkboxes' },
        disappointed: { 'ui:widget': 'textarea' },
      },
    },
    type: { '/score': '9' },
  },
  {
    name: 'checkbox',
    content: {
      schema: group({
        cars: {
          ...several('Which cars?', 'Ford', 'Vauxhall', 'Volkswagen'),
          minItems: 1,
          maxItems: 2,
        },
      }),
      uiSchema: { cars: { 'ui:widget': 'checkboxes' } },
    },
  },
  {
    name: 'radiogroup',
    content: {
      schema: group(
        { nationality: oneOf('Nationality', { gb: 'British', fr: 'French', cn: 'Chinese' }) },
        { required: ['nationality'] },
      ),
      uiSchema: { nationality: { 'ui:widget': 'radio' } },
    },
    select: { '/nationality': 'Chinese' },
  },
  {
    name: 'dropdown and tagbox',
    content: {
      schema: group({
        country: {
          type: 'string',
          title: 'Country',
          enum: Array.from({ length: 12 }, (_, index) => `Country ${index}`),
        },
        countries: several('Countries', 'Andorra', 'Belgium', 'Chile'),
      }),
    },
    select: { '/country': 'Country 3', '/countries': 'Belgium' },
  },
  {
    name: 'rating and boolean',
    content: {
      schema: group({
        satisfaction: { type: 'integer', title: 'Satisfaction', minimum: 1, maximum: 5 },
        slave: {
          type: 'boolean',
          title: 'Are you 21 or older?',
          oneOf: [
            { const: true, title: 'Older' },
            { const: false, title: 'Younger' },
          ],
        },
        agreed: { type: 'boolean', title: 'Agreed' },
      }),
      uiSchema: {
        satisfaction: { 'ui:widget': 'rating' },
        slave: { 'ui:widget': 'radio' },
        agreed: { 'ui:widget': 'switch' },
      },
    },
    select: { '/slave': 'Younger' },
  },
  {
    name: 'imagepicker, as cards',
    content: {
      schema: group({
        animal: {
          type: 'string',
          title: 'Animal',
          oneOf: [
            { const: 'lion', title: 'Lion', description: 'Roars' },
            { const: 'panda', title: 'Panda', description: 'Eats bamboo' },
          ],
        },
      }),
      uiSchema: { animal: { 'ui:widget': 'radio' } },
    },
    select: { '/animal': 'Panda' },
  },
  {
    name: 'matrix, single choice',
    content: {
      schema: group({
        quality: group(
          { affordable: oneOf('Affordable', LIKERT), useful: oneOf('Useful', LIKERT) },
          { title: 'Please rate', required: ['affordable'] },
        ),
      }),
      uiSchema: {
        quality: { affordable: { 'ui:widget': 'radio' }, useful: { 'ui:widget': 'radio' } },
      },
    },
    select: { '/quality/affordable': 'Agree' },
  },
  {
    name: 'matrixdynamic',
    content: {
      schema: group({
        subjects: list(
          'Subjects',
          group({
            subject: text('Subject'),
            hours: { type: 'integer', title: 'Hours', minimum: 1 },
          }),
          { minItems: 1 },
        ),
      }),
      uiSchema: { subjects: { 'ui:widget': 'table' } },
    },
  },
  {
    name: 'paneldynamic',
    content: {
      schema: group({
        relatives: list(
          'Relatives',
          group(
            {
              relation: oneOf('Relation', { father: 'Father', sister: 'Sister' }),
              alive: { type: 'boolean', title: 'Alive' },
            },
            {
              if: { properties: { alive: { const: true } }, required: ['alive'] },
              then: { properties: { age: { type: 'integer', title: 'Current age', minimum: 0 } } },
              else: { properties: { cause: text('Cause') } },
            },
          ),
        ),
      }),
    },
    select: { '/relatives/0/relation': 'Sister' },
  },
  {
    name: 'multipletext',
    content: {
      schema: group({
        email: group(
          {
            work: text('Work', { format: 'email' }),
            personal: text('Personal', { format: 'email' }),
          },
          { title: 'Email addresses', required: ['work'] },
        ),
      }),
    },
  },
  {
    name: 'conditional visibility',
    content: {
      schema: group(
        {
          job: oneOf('Job', { none: 'None', office: 'Office' }),
          car: { type: 'boolean', title: 'Do you own a car?' },
        },
        {
          allOf: [
            {
              if: { properties: { job: { const: 'office' } }, required: ['job'] },
              then: { properties: { office: text('Where is the office?') }, required: ['office'] },
            },
            {
              if: { properties: { car: { const: true } }, required: ['car'] },
              then: { properties: { brand: text('Brand of the car') } },
            },
          ],
        },
      ),
    },
    select: { '/job': 'Office' },
  },
  {
    name: 'file',
    content: {
      schema: group({ evidence: list('Evidence', { type: 'object' }), comment: text('Comment') }),
      uiSchema: { evidence: { 'ui:widget': 'upload' } },
    },
  },
  {
    name: 'file, as text',
    content: {
      schema: group({ evidence: { type: 'string', title: 'Evidence' } }),
      uiSchema: { evidence: { 'ui:widget': 'upload' } },
    },
    refused: { code: 'not-showable', reason: 'files are a list of objects' },
  },
  {
    name: 'signaturepad, as text',
    content: {
      schema: group({
        sign: { type: 'string', title: 'Signature', format: 'data-url' },
        name: text('Name'),
      }),
    },
    differs: 'the value is a list of one stored file, and no data URL',
  },
  {
    name: 'expression',
    content: {
      schema: group({
        a: { type: 'integer', title: 'First' },
        b: { type: 'integer', title: 'Second' },
        sum: { type: 'integer', title: 'Sum of both' },
      }),
      uiSchema: { sum: { 'ui:options': { computed: 'a + b' } } },
    },
  },
]
