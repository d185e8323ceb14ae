import { group, list, oneOf, several, text, type ForeignForm } from './foreign-form.ts'

const LANGUAGES = { en: 'English', de: 'German', zh: 'Chinese' }

/** The fields of form-js (bpmn.io) as JSON Schema. */
export const formJs: readonly ForeignForm[] = [
  {
    name: 'textfield, textarea, number',
    content: {
      schema: group(
        {
          creditor: text('Creditor', { minLength: 3 }),
          invoiceNumber: text('Invoice number', { pattern: '^C-[0-9]{4}$' }),
          amount: { type: 'number', title: 'Amount', minimum: 0, maximum: 1000 },
          note: text('Note', { maxLength: 100 }),
        },
        { required: ['creditor', 'amount'] },
      ),
      uiSchema: { note: { 'ui:widget': 'textarea' } },
    },
    type: { '/invoiceNumber': 'C-0042' },
  },
  {
    name: 'checkbox, radio, select',
    content: {
      schema: group({
        approved: { type: 'boolean', title: 'Approved' },
        product: oneOf('Product', { process: 'Process', diagram: 'Diagram' }),
        language: oneOf('Language', LANGUAGES),
      }),
      uiSchema: { product: { 'ui:widget': 'radio' } },
    },
    select: { '/language': 'German', '/product': 'Diagram' },
  },
  {
    name: 'checklist, taglist',
    content: {
      schema: group({
        mailto: several('Mail to', 'approver', 'manager', 'regional-manager'),
        tags: list('Tags', { ...oneOf('', LANGUAGES) }, { uniqueItems: true }),
      }),
      uiSchema: { mailto: { 'ui:widget': 'checkboxes' } },
    },
    select: { '/tags': 'Chinese' },
  },
  {
    name: 'datetime',
    content: {
      schema: group({
        day: text('Day', { format: 'date' }),
        time: text('Time', { format: 'time' }),
        both: text('Day and time', { format: 'datetime' }),
      }),
    },
    type: { '/time': '08:15:30', '/both': '2026-03-04 05:06:07' },
  },
  {
    name: 'group',
    content: {
      schema: group({
        invoice: group(
          {
            id: text('Invoice ID'),
            payee: group({ name: text('Payee') }, { title: 'Payee details' }),
          },
          { title: 'Invoice details' },
        ),
      }),
    },
  },
  {
    name: 'dynamiclist',
    content: {
      schema: group({
        clients: list(
          'Clients',
          group(
            { name: text('Client name'), email: text('Client email', { format: 'email' }) },
            { required: ['name'] },
          ),
          { minItems: 1 },
        ),
      }),
    },
  },
  {
    name: 'table',
    content: {
      schema: group({
        rows: list(
          'Rows',
          group({ id: text('Article'), amount: { type: 'number', title: 'Count' } }),
          { maxItems: 5 },
        ),
      }),
      uiSchema: { rows: { 'ui:widget': 'table' } },
    },
  },
  {
    name: 'conditional hide',
    content: {
      schema: group(
        { kind: oneOf('Kind', { private: 'Private', company: 'Company' }) },
        {
          if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
          then: { properties: { company: text('Company name') }, required: ['company'] },
          else: { properties: { nickname: text('Nickname') } },
        },
      ),
    },
    select: { '/kind': 'Company' },
  },
  {
    name: 'default values',
    content: {
      schema: group({
        name: text('Name', { default: 'Jane' }),
        age: { type: 'integer', title: 'Age', default: 30 },
        subscribed: { type: 'boolean', title: 'Subscribed', default: true },
        language: { ...oneOf('Language', LANGUAGES), default: 'de' },
      }),
      formData: { name: 'John' },
    },
    select: { '/language': 'Chinese' },
  },
  {
    name: 'read-only and disabled',
    content: {
      schema: group({
        fixed: text('Fixed', { default: 'as it is' }),
        shown: text('Shown', { readOnly: true, default: 'seen' }),
        typed: text('Typed'),
      }),
      uiSchema: { fixed: { 'ui:disabled': true } },
    },
  },
  {
    name: 'filepicker',
    content: {
      schema: group({
        files: list('Attachments', { type: 'object' }, { maxItems: 2 }),
        name: text('Name'),
      }),
      uiSchema: { files: { 'ui:widget': 'upload', 'ui:options': { accept: '.pdf' } } },
    },
  },
]
