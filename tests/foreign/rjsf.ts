import { group, list, oneOf, several, text, type ForeignForm } from './foreign-form.ts'

const REFERENCED = {
  address: group(
    { street: text('Street'), city: text('City'), state: text('State') },
    { title: 'Address', required: ['street', 'city', 'state'] },
  ),
}
const NUMBERS = [1, 2, 3]

/** The samples of the playground of react-jsonschema-form by their names. */
export const rjsf: readonly ForeignForm[] = [
  {
    name: 'Blank',
    content: { schema: {}, uiSchema: {} },
    refused: { code: 'not-showable', reason: 'no type and no fields' },
  },
  {
    name: 'Simple',
    content: {
      schema: group(
        {
          firstName: text('First name', { default: 'Chuck' }),
          lastName: text('Last name'),
          age: { type: 'integer', title: 'Age' },
          bio: text('Bio'),
          telephone: text('Telephone', { minLength: 10 }),
        },
        { title: 'A registration form', required: ['firstName', 'lastName'] },
      ),
      uiSchema: {
        bio: { 'ui:widget': 'textarea', 'ui:placeholder': 'Tell us' },
        age: {
          'ui:widget': 'updown',
          'ui:title': 'Age of person',
          'ui:description': '(earth year)',
        },
        firstName: { 'ui:autofocus': true, 'ui:emptyValue': '' },
        telephone: { 'ui:options': { inputType: 'tel' } },
      },
      formData: { lastName: 'Norris', age: 75 },
    },
  },
  {
    name: 'UI Options',
    content: {
      schema: group({
        role: { type: 'string', title: 'Role', enum: ['a', 'b', 'c'] },
        hidden: { type: 'string', title: 'Hidden' },
        labelled: text('Labelled'),
        helped: text('Helped'),
      }),
      uiSchema: {
        role: { 'ui:enumDisabled': ['b'], 'ui:enumNames': ['Ah', 'Be', 'Ce'] },
        hidden: { 'ui:widget': 'hidden' },
        labelled: { 'ui:title': 'A label of its own' },
        helped: { 'ui:help': 'Some help', 'ui:options': { width: 'third' } },
      },
    },
    select: { '/role': 'Ce' },
  },
  {
    name: 'Nested',
    content: {
      schema: group(
        {
          title: text('Task list title'),
          tasks: list(
            'Tasks',
            group(
              {
                title: text('Title'),
                details: text('Task details'),
                done: { type: 'boolean', title: 'Done?', default: false },
              },
              { required: ['title'] },
            ),
          ),
        },
        { required: ['title'] },
      ),
      uiSchema: { tasks: { items: { details: { 'ui:widget': 'textarea' } } } },
    },
  },
  {
    name: 'Arrays',
    content: {
      schema: group({
        listOfStrings: list('A list of strings', { type: 'string', title: 'String' }),
        multipleChoicesList: several('A multiple choices list', 'foo', 'bar', 'fuzz', 'qux'),
        fixedItemsList: list(
          'A list of fixed items',
          [text('A string'), { type: 'boolean', title: 'A boolean' }],
          { additionalItems: { type: 'number', title: 'Additional item' } },
        ),
        minItemsList: list('A list with a minimal number of items', group({ name: text('Name') }), {
          minItems: 2,
        }),
        defaultsAndMinItems: list('With defaults', text('Item'), {
          minItems: 2,
          default: ['c', 'd'],
        }),
        nestedList: list('Nested list', list('Inner list', text('Innermost'))),
        unorderable: list('Unorderable items', text('Fixed place')),
        noToolbar: list('No add, remove and order buttons', text('Kept'), { default: ['kept'] }),
        fixedNoToolbar: list('Fixed array without buttons', [
          { type: 'number', title: 'A number' },
          { type: 'boolean', title: 'A switch' },
        ]),
      }),
      uiSchema: {
        multipleChoicesList: { 'ui:widget': 'checkboxes' },
        unorderable: { 'ui:options': { orderable: false } },
        noToolbar: { 'ui:options': { addable: false, orderable: false, removable: false } },
      },
    },
  },
  {
    name: 'Numbers',
    content: {
      schema: group({
        number: { type: 'number', title: 'Number' },
        integer: { type: 'integer', title: 'Integer' },
        numberEnum: { type: 'number', title: 'Number enum', enum: NUMBERS },
        numberEnumRadio: { type: 'number', title: 'Number enum radio', enum: NUMBERS },
        integerRange: { type: 'integer', title: 'Integer range', minimum: -50, maximum: 50 },
        steps: { type: 'integer', title: 'Steps', minimum: 0, maximum: 100, multipleOf: 10 },
      }),
      uiSchema: { numberEnumRadio: { 'ui:widget': 'radio' }, integer: { 'ui:widget': 'updown' } },
    },
  },
  {
    name: 'Widgets',
    content: {
      schema: group({
        formats: group(
          { email: text('Email', { format: 'email' }), uri: text('URI', { format: 'uri' }) },
          { title: 'String formats' },
        ),
        boolean: group(
          {
            default: { type: 'boolean', title: 'checkbox (default)' },
            radio: { type: 'boolean', title: 'radio buttons' },
            select: { type: 'boolean', title: 'select box' },
          },
          { title: 'Boolean field' },
        ),
        string: group(
          { default: text('text input'), textarea: text('textarea') },
          { title: 'String field' },
        ),
        secret: text('Hidden', { default: 'I am a hidden string.' }),
        disabled: text('A disabled field', { default: 'I am disabled.' }),
        readonly: text('A readonly field', { default: 'I am read-only.' }),
        options: { title: 'Custom select', type: 'string', enum: ['foo', 'bar'] },
      }),
      uiSchema: {
        boolean: { radio: { 'ui:widget': 'radio' }, select: { 'ui:widget': 'select' } },
        string: { textarea: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } } },
        secret: { 'ui:widget': 'hidden' },
        disabled: { 'ui:disabled': true },
        readonly: { 'ui:readonly': true },
      },
    },
  },
  {
    name: 'Ordering',
    content: {
      schema: group(
        { password: text('Code'), lastName: text('Last name'), firstName: text('First name') },
        { required: ['firstName', 'lastName'] },
      ),
      uiSchema: { 'ui:order': ['firstName', 'lastName', '*', 'password'] },
    },
  },
  {
    name: 'References',
    content: {
      schema: group(
        {
          billing: { title: 'Billing address', $ref: '#/definitions/address' },
          shipping: { title: 'Shipping address', $ref: '#/definitions/address' },
        },
        { definitions: REFERENCED },
      ),
      uiSchema: { 'ui:order': ['shipping', 'billing'] },
    },
  },
  {
    name: 'References, recursive (tree)',
    content: {
      schema: group(
        { tree: { title: 'Recursive references', $ref: '#/definitions/node' } },
        {
          definitions: {
            node: group({
              name: text('Name'),
              children: { type: 'array', items: { $ref: '#/definitions/node' } },
            }),
          },
        },
      ),
    },
    differs: 'there are five levels',
  },
  {
    name: 'Custom',
    content: {
      schema: group(
        { lat: { type: 'number', title: 'Latitude' }, lon: { type: 'number', title: 'Longitude' } },
        {
          title: 'A localisation form',
          required: ['lat', 'lon'],
        },
      ),
      uiSchema: { 'ui:field': 'geo' },
    },
  },
  {
    name: 'Errors',
    content: {
      schema: group(
        {
          firstName: text('First name', { minLength: 8, pattern: '^[0-9]+$' }),
          active: { type: 'boolean', title: 'Active' },
          skills: list('Skills', text('Skill', { minLength: 5 })),
          multipleChoicesList: {
            ...several('Pick max two items', 'foo', 'bar', 'fuzz'),
            maxItems: 2,
          },
        },
        { title: 'Contextualized errors' },
      ),
    },
    type: { '/firstName': '12345678' },
  },
  {
    name: 'Examples',
    content: {
      schema: group({ browser: text('Browser', { examples: ['Firefox', 'Chrome', 'Opera'] }) }),
    },
  },
  {
    name: 'Large',
    content: {
      schema: group(
        Object.fromEntries(
          Array.from({ length: 10 }, (_, index) => [
            `string${index}`,
            { type: 'string', title: `String ${index}`, enum: ['option #0', 'option #1'] },
          ]),
        ),
        { title: 'A rather large form' },
      ),
    },
  },
  {
    name: 'Date & time',
    content: {
      schema: group({
        native: group(
          {
            datetime: text('Date and time', { format: 'datetime' }),
            date: text('Date', { format: 'date' }),
            time: text('Time', { format: 'time' }),
          },
          { title: 'Native' },
        ),
        alternative: group(
          { month: text('Month', { format: 'month' }), year: text('Year', { format: 'year' }) },
          { title: 'Alternative' },
        ),
      }),
    },
    type: { '/native/datetime': '2026-01-05 09:30:15', '/native/time': '09:30:15' },
  },
  {
    name: 'Validation',
    content: {
      schema: group(
        {
          age: { type: 'number', title: 'Age', minimum: 18 },
          code: text('Code', { pattern: '^\\d*$' }),
        },
        { title: 'Custom validation', required: ['age'] },
      ),
    },
    type: { '/code': '123' },
  },
  {
    name: 'Files',
    content: {
      schema: group({
        file: text('Single file', { format: 'data-url' }),
        files: list('Multiple files', { type: 'string', format: 'data-url' }),
        filesAccept: text('Single file with accept attribute', { format: 'data-url' }),
        note: text('Note'),
      }),
      uiSchema: { filesAccept: { 'ui:options': { accept: '.pdf' } } },
    },
    differs: 'the values are lists of stored files, and no data URLs',
  },
  {
    name: 'Files, as uploads',
    content: {
      schema: group({
        files: list('Multiple files', { type: 'object' }, { minItems: 1 }),
        note: text('Note'),
      }),
      uiSchema: { files: { 'ui:widget': 'upload' } },
    },
  },
  {
    name: 'Single',
    content: { schema: { type: 'string', title: 'A single-field form' }, formData: 'initial' },
    differs: 'the text is the member value of an object',
  },
  {
    name: 'Custom Array',
    content: {
      schema: { type: 'array', title: 'Custom array of strings', items: { type: 'string' } },
      formData: ['react', 'jsonschema', 'form'],
    },
    differs: 'the list is the member value of an object',
  },
  {
    name: 'Custom Object',
    content: {
      schema: group(
        {
          firstName: text('First name'),
          lastName: text('Last name'),
          age: { type: 'integer', title: 'Age' },
        },
        { title: 'A registration form', description: 'This is a custom object form.' },
      ),
    },
  },
  {
    name: 'Alternatives',
    content: {
      schema: group(
        {
          currentColor: { $ref: '#/definitions/color', title: 'Brush color' },
          colorMask: list('Color mask', { $ref: '#/definitions/color' }, { uniqueItems: true }),
          toggleMask: {
            title: 'Apply color mask',
            type: 'boolean',
            oneOf: [
              { title: 'Enable', const: true },
              { title: 'Disable', const: false },
            ],
          },
          blendMode: {
            title: 'Blend mode',
            type: 'string',
            enum: ['screen', 'multiply', 'overlay'],
          },
        },
        {
          title: 'Image editor',
          required: ['currentColor', 'colorMask', 'blendMode'],
          definitions: {
            color: {
              title: 'Color',
              type: 'string',
              anyOf: [
                { type: 'string', enum: ['#ff0000'], title: 'Red' },
                { type: 'string', enum: ['#00ff00'], title: 'Green' },
                { type: 'string', enum: ['#0000ff'], title: 'Blue' },
              ],
            },
          },
        },
      ),
      uiSchema: {
        colorMask: { 'ui:widget': 'checkboxes' },
        toggleMask: { 'ui:widget': 'radio' },
        blendMode: { 'ui:enumNames': ['Screen', 'Multiply', 'Overlay'] },
      },
    },
    select: { '/currentColor': 'Blue', '/blendMode': 'Overlay', '/toggleMask': 'Disable' },
  },
  {
    name: 'Property dependencies',
    content: {
      schema: group(
        {
          unidirectional: group(
            {
              name: text('Name'),
              credit_card: { type: 'number', title: 'Credit card' },
              billing_address: text('Billing address'),
            },
            {
              title: 'Unidirectional',
              required: ['name'],
              dependencies: { credit_card: ['billing_address'] },
            },
          ),
        },
        { title: 'Property dependencies' },
      ),
    },
  },
  {
    name: 'Schema dependencies',
    content: {
      schema: group({
        simple: group(
          { name: text('Name'), credit_card: { type: 'number', title: 'Credit card' } },
          {
            title: 'Simple',
            required: ['name'],
            dependencies: {
              credit_card: {
                properties: { billing_address: text('Billing address') },
                required: ['billing_address'],
              },
            },
          },
        ),
        conditional: group(
          {
            pets: {
              type: 'string',
              title: 'Do you have any pets?',
              enum: ['No', 'Yes: One', 'Yes: More than one'],
              default: 'No',
            },
          },
          {
            title: 'Conditional',
            required: ['pets'],
            dependencies: {
              pets: {
                oneOf: [
                  { properties: { pets: { enum: ['No'] } } },
                  {
                    properties: {
                      pets: { enum: ['Yes: One'] },
                      age: { type: 'number', title: 'How old is your pet?' },
                    },
                    required: ['age'],
                  },
                  {
                    properties: {
                      pets: { enum: ['Yes: More than one'] },
                      rid: { type: 'boolean', title: 'Do you want to get rid of any?' },
                    },
                    required: ['rid'],
                  },
                ],
              },
            },
          },
        ),
      }),
    },
    select: { '/conditional/pets': 'Yes: One' },
  },
  {
    name: 'Additional Properties',
    content: {
      schema: group(
        { firstName: text('First name'), age: { type: 'number', title: 'Age' } },
        {
          title: 'A customizable registration form',
          additionalProperties: { type: 'string' },
        },
      ),
      formData: { firstName: 'Chuck', lastName: 'Norris', assKickCount: 'infinity' },
    },
  },
  {
    name: 'Pattern Properties',
    content: {
      schema: group(
        { firstName: text('First name') },
        {
          additionalProperties: false,
          patternProperties: { '^foo$': { type: 'string' }, '^[0-9]+$': { type: 'number' } },
        },
      ),
    },
    names: { '': ['foo', '12'] },
  },
  {
    name: 'Any Of',
    content: {
      schema: group({
        age: { type: 'integer', title: 'Age' },
        items: list('Items', {
          type: 'object',
          anyOf: [
            { title: 'With foo', properties: { foo: text('Foo') } },
            { title: 'With bar', properties: { bar: text('Bar') } },
          ],
        }),
        name: {
          type: 'object',
          title: 'Name',
          anyOf: [
            {
              title: 'First and last name',
              properties: { firstName: text('First name'), lastName: text('Last name') },
              required: ['firstName'],
            },
            { title: 'Identifier', properties: { idCode: text('ID code') }, required: ['idCode'] },
          ],
        },
      }),
    },
    select: { '/name': 'Identifier' },
  },
  {
    name: 'One Of',
    content: {
      schema: {
        type: 'object',
        oneOf: [
          { title: 'Lorem', properties: { lorem: text('Lorem text') }, required: ['lorem'] },
          { title: 'Ipsum', properties: { ipsum: text('Ipsum text') }, required: ['ipsum'] },
        ],
      },
    },
    select: { '': 'Ipsum' },
  },
  {
    name: 'One Of, titles in the uiSchema',
    content: {
      schema: group({
        kind: {
          type: 'object',
          title: 'Kind',
          oneOf: [
            { properties: { lorem: text('Lorem text') }, required: ['lorem'] },
            { properties: { ipsum: text('Ipsum text') }, required: ['ipsum'] },
          ],
        },
      }),
      uiSchema: { kind: { oneOf: [{ 'ui:title': 'The first' }, { 'ui:title': 'The second' }] } },
    },
    select: { '/kind': 'The second' },
  },
  {
    name: 'All Of',
    content: {
      schema: {
        type: 'object',
        allOf: [
          { properties: { lorem: { type: ['string', 'boolean'], title: 'Lorem', default: 'x' } } },
          { properties: { lorem: { type: 'string' }, ipsum: text('Ipsum') } },
        ],
      },
    },
  },
  {
    name: 'If Then Else',
    content: {
      schema: group(
        { animal: { title: 'Animal', enum: ['Cat', 'Fish'] } },
        {
          required: ['animal'],
          allOf: [
            {
              if: { properties: { animal: { const: 'Cat' } }, required: ['animal'] },
              then: {
                properties: {
                  food: { type: 'string', title: 'Food', enum: ['meat', 'grass', 'fish'] },
                },
                required: ['food'],
              },
            },
            {
              if: { properties: { animal: { const: 'Fish' } }, required: ['animal'] },
              then: {
                properties: {
                  food: { type: 'string', title: 'Food', enum: ['insect', 'worms'] },
                  water: { type: 'string', title: 'Water', enum: ['lake', 'sea'] },
                },
                required: ['food', 'water'],
              },
            },
          ],
        },
      ),
    },
    select: { '/animal': 'Fish', '/water': 'sea' },
  },
  {
    name: 'Null fields',
    content: {
      schema: group(
        {
          helpText: { type: 'null', title: 'A null field', description: 'Null fields show a text' },
          firstName: text('First name'),
        },
        {
          required: ['firstName'],
        },
      ),
    },
  },
  {
    name: 'Enumerated objects',
    content: {
      schema: group({
        location: {
          type: 'object',
          title: 'Location',
          enum: [
            { name: 'New York', lat: 40, lon: 74 },
            { name: 'Amsterdam', lat: 52, lon: 5 },
          ],
        },
        locations: list(
          'Locations',
          {
            type: 'object',
            enum: [
              { name: 'New York', lat: 40 },
              { name: 'Hong Kong', lat: 22 },
            ],
          },
          { uniqueItems: true },
        ),
      }),
      uiSchema: {
        location: { 'ui:enumNames': ['New York', 'Amsterdam'] },
        locations: { 'ui:widget': 'checkboxes', 'ui:enumNames': ['New York', 'Hong Kong'] },
      },
    },
    select: { '/location': 'Amsterdam' },
  },
  {
    name: 'Nullable',
    content: {
      schema: group(
        {
          firstName: text('First name'),
          age: { type: ['integer', 'null'], title: 'Age' },
          bio: { type: ['string', 'null'], title: 'Bio' },
        },
        { required: ['firstName', 'age'] },
      ),
    },
  },
  {
    name: 'ErrorSchema',
    content: {
      schema: group(
        {
          firstName: text('First name'),
          lastName: text('Last name'),
          age: { type: 'integer', title: 'Age' },
        },
        {
          required: ['firstName', 'lastName'],
        },
      ),
    },
  },
  {
    name: 'Defaults',
    content: {
      schema: group(
        {
          valuesInFormData: { title: 'Values in form data', $ref: '#/definitions/defaults' },
          noValuesInFormData: { title: 'No values in form data', $ref: '#/definitions/defaults' },
        },
        {
          definitions: {
            defaults: group({
              scalar: text('Scalar', { default: 'scalar default' }),
              array: list(
                'Array',
                group({ nested: text('Nested array', { default: 'nested default' }) }),
                { default: [{ nested: 'nested by list' }] },
              ),
              object: group(
                { nested: text('Nested object') },
                { title: 'Object', default: { nested: 'nested object default' } },
              ),
            }),
          },
        },
      ),
      formData: {
        valuesInFormData: {
          scalar: 'value',
          array: [{ nested: 'nested array value' }],
          object: { nested: 'nested object value' },
        },
      },
    },
  },
  {
    name: 'enumNames',
    content: {
      schema: group({
        grade: { type: 'integer', title: 'Grade', enum: [1, 2, 3] },
        several: several('Several', 'a', 'b', 'c'),
      }),
      uiSchema: {
        grade: { 'ui:widget': 'radio', 'ui:enumNames': ['one', 'two', 'three'] },
        several: { 'ui:enumNames': ['Ah', 'Be', 'Ce'] },
      },
    },
    select: { '/grade': 'three', '/several': 'Be' },
  },
  {
    name: 'Password widget',
    content: {
      schema: group({ password: text('Password', { minLength: 3 }) }),
      uiSchema: { password: { 'ui:widget': 'password' } },
    },
    refused: { code: 'not-showable', reason: "a form's values are saved in the clear" },
  },
  {
    name: 'Const',
    content: {
      schema: group({
        version: { type: 'string', title: 'Version', const: 'v1.2' },
        name: oneOf('Name', { a: 'Anna', b: 'Bert' }),
      }),
    },
    select: { '/name': 'Bert' },
  },
  {
    name: 'Layout Grid',
    content: {
      schema: group({
        person: group({ first: text('First name'), last: text('Last name') }, { title: 'Person' }),
        employed: { type: 'boolean', title: 'Employed' },
        job: text('Job'),
      }),
      uiSchema: {
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': {
          'ui:row': {
            className: 'row',
            children: [
              {
                'ui:columns': {
                  className: 'col-xs-4',
                  span: 8,
                  children: ['person.first', 'person.last'],
                },
              },
              { 'ui:col': { span: 8, children: ['employed', { name: 'job', fullWidth: true }] } },
            ],
          },
        },
        'ui:ObjectFieldTemplate': 'ObjectFieldTemplate',
      },
    },
  },
]
