import { group, list, oneOf, several, text, type ForeignForm } from './foreign-form.ts'

const PERSON = {
  name: text('Name', { minLength: 3 }),
  birthDate: text('Birth date', { format: 'date' }),
  nationality: { type: 'string', title: 'Nationality', enum: ['DE', 'IT', 'JP', 'US', 'Other'] },
  vegetarian: { type: 'boolean', title: 'Vegetarian' },
}
const ADDRESS = group(
  { street: text('Street'), zip: text('Zip code', { pattern: '^[0-9]{5}$' }) },
  { title: 'Address', required: ['zip'] },
)
const USER = group(
  { userName: text('User name'), mail: text('Mail', { format: 'email' }) },
  { title: 'User', required: ['userName', 'mail'] },
)

/** The examples of JSON Forms, their data schemas with our uiSchema. */
export const jsonForms: readonly ForeignForm[] = [
  {
    name: 'Basic (person)',
    content: {
      schema: group(
        {
          ...PERSON,
          personalData: group(
            {
              age: { type: 'integer', title: 'Age' },
              height: { type: 'number', title: 'Height' },
              drivingSkill: {
                type: 'number',
                title: 'Driving skill',
                maximum: 10,
                minimum: 1,
                default: 7,
              },
            },
            { title: 'Personal data', required: ['age'] },
          ),
          occupation: text('Occupation'),
          postalCode: text('Postal code', { maxLength: 5 }),
        },
        { required: ['occupation', 'nationality'] },
      ),
    },
    select: { '/nationality': 'JP' },
  },
  {
    name: 'Arrays',
    content: {
      schema: group({
        comments: list(
          'Messages',
          group({
            date: text('Date', { format: 'date' }),
            message: text('Message', { maxLength: 50 }),
            enum: { type: 'string', title: 'Colour', enum: ['foo', 'bar'] },
          }),
        ),
        foos: list('Foos', text('Foo')),
      }),
    },
  },
  {
    name: 'Nested arrays',
    content: {
      schema: group({
        exampleArray: list(
          'Choices',
          group({
            choices: list(
              'Parts',
              group({ part: text('Part'), weight: { type: 'integer', title: 'Weight' } }),
            ),
          }),
        ),
      }),
    },
  },
  {
    name: 'Array of primitives with constraints',
    content: {
      schema: group({
        numbers: list(
          'Numbers',
          { type: 'integer', title: 'Number', minimum: 3 },
          { minItems: 1, maxItems: 3 },
        ),
      }),
    },
  },
  {
    name: 'Categorization, as tabs',
    content: {
      schema: group({
        person: group(
          { first: text('First name'), second: text('Second name') },
          { title: 'Private' },
        ),
        address: ADDRESS,
      }),
      uiSchema: { 'ui:options': { layout: 'tabs' } },
    },
    type: { '/address/zip': '10115' },
  },
  {
    name: 'Group and horizontal layout, as headings',
    content: {
      schema: group(PERSON),
      uiSchema: {
        'ui:options': {
          sections: [
            { title: 'Who', fields: ['name', 'birthDate'] },
            { title: 'More', fields: ['nationality', 'vegetarian'] },
          ],
        },
      },
    },
  },
  {
    name: 'Rules (SHOW and HIDE)',
    content: {
      schema: group(
        {
          name: text('Name'),
          dead: { type: 'boolean', title: 'Is dead?' },
          kindOfDead: {
            type: 'string',
            title: 'Kind of dead',
            enum: ['Zombie', 'Vampire', 'Ghoul'],
          },
        },
        {
          dependencies: {
            kindOfDead: {
              oneOf: [
                { properties: { kindOfDead: { enum: ['Zombie', 'Ghoul'] }, brain: text('Brain') } },
                {
                  properties: {
                    kindOfDead: { enum: ['Vampire'] },
                    garlic: { type: 'boolean', title: 'Garlic' },
                  },
                },
              ],
            },
          },
        },
      ),
    },
    select: { '/kindOfDead': 'Ghoul' },
  },
  {
    name: 'oneOf',
    content: {
      schema: group(
        {
          name: text('Name'),
          addressOrUser: {
            title: 'Address or user',
            type: 'object',
            oneOf: [{ $ref: '#/definitions/address' }, { $ref: '#/definitions/user' }],
          },
        },
        { definitions: { address: ADDRESS, user: USER } },
      ),
    },
    select: { '/addressOrUser': 'User' },
  },
  {
    name: 'oneOf in an array',
    content: {
      schema: group(
        {
          parties: list('Parties', {
            type: 'object',
            oneOf: [{ $ref: '#/definitions/address' }, { $ref: '#/definitions/user' }],
          }),
        },
        { definitions: { address: ADDRESS, user: USER } },
      ),
    },
    select: { '/parties/0': 'User' },
    type: { '/parties/1/zip': '10115' },
  },
  {
    name: 'anyOf',
    content: {
      schema: group(
        {
          addressOrUser: {
            title: 'Either',
            type: 'object',
            anyOf: [{ $ref: '#/definitions/address' }, { $ref: '#/definitions/user' }],
          },
        },
        { definitions: { address: ADDRESS, user: USER } },
      ),
    },
    type: { '/addressOrUser/zip': '10115' },
  },
  {
    name: 'anyOf of single values',
    content: {
      schema: group({
        value: {
          title: 'Text or number',
          anyOf: [
            { type: 'string', title: 'A text' },
            { type: 'integer', title: 'A number' },
          ],
        },
      }),
    },
    select: { '/value': 'A text' },
  },
  {
    name: 'allOf',
    content: {
      schema: group(
        {
          addressAndUser: {
            title: 'Both',
            type: 'object',
            allOf: [{ $ref: '#/definitions/address' }, { $ref: '#/definitions/user' }],
          },
        },
        { definitions: { address: ADDRESS, user: USER } },
      ),
    },
    type: { '/addressAndUser/zip': '10115' },
  },
  {
    name: 'Dates',
    content: {
      schema: group({
        schemaBased: group(
          {
            date: text('Date', { format: 'date' }),
            time: text('Time', { format: 'time' }),
            datetime: text('Date and time', { format: 'datetime' }),
          },
          { title: 'Schema based' },
        ),
        period: list('Period', { type: 'string' }),
      }),
      uiSchema: { period: { 'ui:widget': 'dateRange' } },
    },
    type: { '/schemaBased/time': '10:20:30', '/schemaBased/datetime': '2026-02-03 10:20:30' },
  },
  {
    name: 'Enums',
    content: {
      schema: group({
        plainEnum: { type: 'string', title: 'Plain', enum: ['foo', 'bar'] },
        oneOfEnum: oneOf('With titles', { foo: 'Foo', bar: 'Bar' }),
        radio: oneOf('As radio', { foo: 'Foo', bar: 'Bar' }),
      }),
      uiSchema: { radio: { 'ui:widget': 'radio' } },
    },
    select: { '/oneOfEnum': 'Bar' },
  },
  {
    name: 'Multi-enum',
    content: {
      schema: group({
        multiEnum: several('Multi enum', 'foo', 'bar'),
        oneOfMultiEnum: list(
          'With titles',
          {
            oneOf: [
              { const: 'foo', title: 'My foo' },
              { const: 'bar', title: 'My bar' },
            ],
          },
          { uniqueItems: true },
        ),
      }),
      uiSchema: { multiEnum: { 'ui:widget': 'checkboxes' } },
    },
    select: { '/oneOfMultiEnum': 'My bar' },
  },
  {
    name: 'Additional properties (mixed object)',
    content: {
      schema: group(
        { name: text('Name') },
        { additionalProperties: { type: 'string', title: 'Additional' } },
      ),
    },
  },
  {
    name: 'Mixed values (no type)',
    content: { schema: group({ anything: { title: 'Anything' } }) },
    refused: { code: 'not-showable', reason: 'no type tells the control' },
  },
  {
    name: 'Root array',
    content: { schema: list('Items', group({ name: text('Name') })) },
    differs: 'the list is the member value of an object',
  },
  {
    name: 'If then else',
    content: {
      schema: group(
        { country: oneOf('Country', { us: 'United States', nl: 'Netherlands' }) },
        {
          if: { properties: { country: { const: 'us' } }, required: ['country'] },
          then: {
            properties: { postal: text('ZIP code', { pattern: '^[0-9]{5}$' }) },
            required: ['postal'],
          },
          else: { properties: { postcode: text('Postcode', { pattern: '^[0-9]{4} [A-Z]{2}$' }) } },
        },
      ),
    },
    select: { '/country': 'Netherlands' },
    type: { '/postcode': '1234 AB' },
  },
]
