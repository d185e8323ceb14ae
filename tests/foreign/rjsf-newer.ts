import { group, list, text, type ForeignForm } from './foreign-form.ts'

/** The names in the playground's list (rjsf 6), each of which has a form here. */
export const PLAYGROUND: readonly string[] = [
  'Blank',
  'Simple',
  'UI Options',
  'Nested',
  'Arrays',
  'Numbers',
  'Widgets',
  'Ordering',
  'References',
  'Custom',
  'Errors',
  'Examples',
  'Large',
  'Date & time',
  'Validation',
  'Files',
  'Single',
  'Custom Array',
  'Custom Object',
  'Alternatives',
  'Property dependencies',
  'Schema dependencies',
  'Additional Properties',
  'Pattern Properties',
  'Property Names',
  'Any Of',
  'Any Of with Custom Field',
  'One Of',
  'All Of',
  'If Then Else',
  'Null fields',
  'Enumerated objects',
  'Nullable',
  'ErrorSchema',
  'Defaults',
  'Custom Field',
  'Layout Grid',
  'Bundled Schema',
  'Optional Data Controls',
  'Fallback (unknown schema)',
]

/** Samples of the playground that came with rjsf 5 and 6, or that have components in their uiSchema. */
export const newerRjsf: readonly ForeignForm[] = [
  {
    name: 'Property Names',
    content: {
      schema: {
        type: 'object',
        title: 'Feature flags',
        additionalProperties: { type: 'boolean' },
        propertyNames: { enum: ['darkMode', 'betaBanner', 'offlineCache'] },
      },
      formData: { darkMode: true },
    },
    names: { '': ['offlineCache'] },
  },
  {
    name: 'Any Of with Custom Field',
    content: {
      schema: {
        type: 'object',
        title: 'Location',
        anyOf: [
          { title: 'City', properties: { city: text('City') }, required: ['city'] },
          {
            title: 'Coordinates',
            properties: {
              lat: { type: 'number', title: 'Latitude' },
              lon: { type: 'number', title: 'Longitude' },
            },
            required: ['lat', 'lon'],
          },
        ],
      },
    },
    select: { '': 'Coordinates' },
    differs: 'a component in a uiSchema is no data: the branches have their selector',
  },
  {
    name: 'Custom Field',
    content: {
      schema: group(
        {
          special: { title: 'Special text', $ref: '#/definitions/specialString' },
          several: {
            type: 'array',
            title: 'Several',
            items: { $ref: '#/definitions/specialString' },
          },
        },
        { definitions: { specialString: { $id: '/schemas/specialString', type: 'string' } } },
      ),
      formData: { special: 'special-text' },
    },
    differs: 'a component for an $id is no data: the text has its usual control',
  },
  {
    name: 'Bundled Schema',
    content: {
      schema: {
        $id: 'https://example.org/schemas/bundle',
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $defs: {
          'https://example.org/mixins/integer': {
            $id: 'https://example.org/mixins/integer',
            type: 'integer',
          },
          'https://example.org/mixins/non-negative': {
            $id: 'https://example.org/mixins/non-negative',
            minimum: 0,
          },
          nonNegative: { allOf: [{ $ref: '/mixins/integer' }, { $ref: '/mixins/non-negative' }] },
        },
        properties: { num: { title: 'Number', $ref: '#/$defs/nonNegative' } },
      },
    },
    type: { '/num': '7' },
  },
  {
    name: 'Optional Data Controls',
    content: {
      schema: group(
        {
          optional: group(
            {
              test: text('Test'),
              deepOptional: group({ deepTest: text('Deep test') }, { title: 'Deep, optional' }),
              deep: group({ deepTest: text('Deep test, always') }, { title: 'Deep' }),
              deepList: list('Deep list', text('Text')),
            },
            { title: 'Optional', required: ['deep', 'deepList'] },
          ),
          always: group({ test: text('Test, always') }, { title: 'Always' }),
          listed: list('List', text('Listed')),
        },
        { required: ['always', 'listed'] },
      ),
      uiSchema: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } },
    },
    differs: 'a list has no button of its own: an empty one is none',
  },
  {
    name: 'Fallback (unknown schema)',
    content: { schema: { title: 'Fallback', description: 'A field with no type' }, formData: 1234 },
    refused: { code: 'not-showable', reason: 'no type tells the control' },
  },
]
