import { group, list, text, type ForeignForm } from './foreign-form.ts'

const DRAFT_2020 = { $schema: 'https://json-schema.org/draft/2020-12/schema' }

/** Schemas that were published for validation and not for forms: the examples of json-schema.org, and those of file formats. */
export const published: readonly ForeignForm[] = [
  {
    name: 'Address, with dependentRequired',
    content: {
      schema: group(
        {
          postOfficeBox: text('PO box'),
          extendedAddress: text('Extended address'),
          streetAddress: text('Street'),
          locality: text('Locality'),
          region: text('Region'),
          countryName: text('Country'),
        },
        {
          ...DRAFT_2020,
          required: ['locality', 'region', 'countryName'],
          dependentRequired: {
            postOfficeBox: ['streetAddress'],
            extendedAddress: ['streetAddress'],
          },
        },
      ),
    },
  },
  {
    name: 'Blog post',
    content: {
      schema: group(
        {
          title: text('Title'),
          content: text('Content'),
          publishedDate: text('Published', { format: 'date-time' }),
          author: { title: 'Author', $ref: '#/$defs/author' },
          tags: list('Tags', text('Tag')),
        },
        {
          ...DRAFT_2020,
          required: ['title', 'content'],
          $defs: {
            author: group({ username: text('User'), email: text('Email', { format: 'email' }) }),
          },
        },
      ),
    },
    type: { '/publishedDate': '2026-11-20 09:30' },
    differs: 'a moment is typed by the clock of the customer',
  },
  {
    name: 'Calendar',
    content: {
      schema: group(
        {
          startDate: text('Start', { format: 'date' }),
          endDate: text('End', { format: 'date' }),
          summary: text('Summary'),
          url: text('URL', { format: 'uri' }),
          duration: text('Duration', { format: 'duration' }),
          recurrenceDates: list('Recurrence', text('Date', { format: 'date' })),
        },
        { ...DRAFT_2020, required: ['startDate', 'summary'] },
      ),
    },
  },
  {
    name: 'Device type, one of two kinds',
    content: {
      schema: group(
        { deviceType: text('Kind', { enum: ['smartphone', 'laptop'] }) },
        {
          ...DRAFT_2020,
          required: ['deviceType'],
          oneOf: [
            {
              title: 'Smartphone',
              properties: {
                deviceType: { const: 'smartphone' },
                screenSize: { type: 'number', title: 'Screen' },
              },
              required: ['screenSize'],
            },
            {
              title: 'Laptop',
              properties: { deviceType: { const: 'laptop' }, cpu: text('CPU') },
              required: ['cpu'],
            },
          ],
        },
      ),
    },
    select: { '': 'Laptop', '/deviceType': 'laptop' },
  },
  {
    name: 'Ecommerce, with $anchor',
    content: {
      schema: group(
        {
          order: group(
            {
              orderId: text('Order', { format: 'uuid' }),
              items: list('Items', { $ref: '#Product' }),
            },
            { title: 'Order' },
          ),
        },
        {
          ...DRAFT_2020,
          $id: 'https://example.com/ecommerce.schema.json',
          $defs: {
            product: group(
              { name: text('Name'), price: { type: 'number', title: 'Price', minimum: 0 } },
              { $anchor: 'Product' },
            ),
          },
        },
      ),
    },
  },
  {
    name: 'Geographical location',
    content: {
      schema: group(
        {
          latitude: { type: 'number', title: 'Latitude', minimum: -90, maximum: 90 },
          longitude: { type: 'number', title: 'Longitude', minimum: -180, maximum: 180 },
        },
        { ...DRAFT_2020, required: ['latitude', 'longitude'] },
      ),
    },
  },
  {
    name: 'Job posting',
    content: {
      schema: group(
        {
          title: text('Title'),
          description: text('Description'),
          employmentType: text('Employment'),
          salary: { type: 'number', title: 'Salary', minimum: 0 },
          applicationDeadline: text('Deadline', { format: 'date' }),
        },
        { ...DRAFT_2020, required: ['title', 'description'] },
      ),
    },
  },
  {
    name: 'Package manifest (names of scripts and dependencies)',
    content: {
      schema: group(
        {
          name: text('Name', { maxLength: 214 }),
          homepage: text('Homepage', { format: 'uri' }),
          scripts: { type: 'object', title: 'Scripts', additionalProperties: { type: 'string' } },
          dependencies: { type: 'object', title: 'Dependencies', $ref: '#/definitions/dependency' },
        },
        {
          definitions: {
            dependency: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      ),
    },
    names: { '/scripts': ['build', 'test'] },
  },
  {
    name: 'Services of a container file (pattern of names)',
    content: {
      schema: group({
        services: {
          type: 'object',
          title: 'Services',
          patternProperties: {
            '^[a-zA-Z0-9._-]+$': group(
              { image: text('Image'), privileged: { type: 'boolean', title: 'Privileged' } },
              { required: ['image'] },
            ),
          },
          additionalProperties: false,
        },
      }),
    },
    names: { '/services': ['web'] },
  },
  {
    name: 'Pet, in OpenAPI 3.0',
    content: {
      schema: group(
        {
          id: { type: 'integer', title: 'Id', format: 'int64', example: 10 },
          name: text('Name', { example: 'doggie' }),
          weight: {
            type: 'number',
            title: 'Weight',
            format: 'double',
            minimum: 0,
            exclusiveMinimum: true,
          },
          category: { $ref: '#/components/schemas/Category' },
          status: text('Status', { enum: ['available', 'sold'], nullable: true }),
          photo: text('Photo', { format: 'binary' }),
        },
        {
          required: ['name'],
          components: {
            schemas: { Category: group({ label: text('Label') }, { title: 'Category' }) },
          },
        },
      ),
    },
    differs: 'a file is uploaded',
  },
  {
    name: 'Questionnaire, whose items have items',
    content: {
      schema: group(
        {
          title: text('Title'),
          item: { type: 'array', title: 'Items', items: { $ref: '#/definitions/item' } },
        },
        {
          definitions: {
            item: group({
              linkId: text('Link'),
              repeats: { type: 'boolean', title: 'Repeats' },
              item: { type: 'array', title: 'Inner items', items: { $ref: '#/definitions/item' } },
            }),
          },
        },
      ),
    },
    differs: 'there are five levels',
  },
  {
    name: 'Person, with a person as parent',
    content: {
      schema: group({ name: text('Name'), parent: { title: 'Parent', $ref: '#' } }),
    },
    differs: 'there are five levels, each added by a button',
  },
  {
    name: 'Network interface (addresses)',
    content: {
      schema: group({
        hostname: text('Host', { format: 'hostname' }),
        address: text('IPv4', { format: 'ipv4' }),
        address6: text('IPv6', { format: 'ipv6' }),
        pointer: text('Pointer', { format: 'json-pointer' }),
        template: text('Template', { format: 'uri-template' }),
      }),
    },
  },
  {
    name: 'Translations, any names',
    content: {
      schema: group({
        messages: { type: 'object', title: 'Messages', additionalProperties: true },
      }),
    },
    names: { '/messages': ['hello', 'bye'] },
    differs: 'each value is a text',
  },
]
