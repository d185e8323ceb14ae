import { createForm } from '@bpmn-io/form-js-viewer'
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css'
import { optionsOf, DETAILED, MIN_LENGTH, PATTERN, type BenchForm, type Field } from '../fields.ts'
import { asJsonSchema } from '../json-schema.ts'
import { servePage } from '../page.tsx'

/* form-js with its defaults. */

servePage({
  mount: async (container, form) => {
    const data: object = asJsonSchema({ sections: [], table: form.table }).data
    let newest: unknown = data
    const mounted = await createForm({ container, schema: schemaOf(form), data })
    mounted.on('changed', (event: { data: unknown }) => (newest = event.data))
    const naming = new MutationObserver(() => nameControls(container))
    naming.observe(container, { childList: true, subtree: true })
    nameControls(container)
    return {
      data: () => newest,
      unmount: () => {
        naming.disconnect()
        mounted.destroy()
      },
    }
  },
})

const schemaOf = ({ sections, table, condition }: BenchForm) => ({
  type: 'default',
  schemaVersion: 19,
  components: [
    ...sections.map(({ key, title, fields }) => ({
      type: 'group',
      id: key,
      label: title,
      components: fields.map((field) => componentOf(field)),
    })),
    ...(table
      ? [
          {
            type: 'dynamiclist',
            id: 'rows',
            path: 'rows',
            label: '明细',
            defaultRepetitions: table.rows,
            disableCollapse: true,
            components: table.columns.map((field) => componentOf(field)),
          },
        ]
      : []),
    ...(condition
      ? [
          componentOf(condition.mode),
          ...condition.fields.map((field) => ({
            ...componentOf(field),
            conditional: { hide: `=mode != "${DETAILED}"` },
          })),
        ]
      : []),
    { type: 'button', id: 'submit', action: 'submit', label: '提交' },
  ],
})

const componentOf = (field: Field) => {
  const shared = {
    id: field.key,
    key: field.key,
    label: field.title,
    validate: { required: true },
  }
  switch (field.kind) {
    case 'text':
      return {
        ...shared,
        type: 'textfield',
        validate: { required: true, minLength: MIN_LENGTH, pattern: PATTERN },
      }
    case 'number':
      return { ...shared, type: 'number' }
    case 'select':
      return {
        ...shared,
        type: 'select',
        values: optionsOf(field).map((value) => ({ value, label: value })),
      }
    case 'date':
      return { ...shared, type: 'datetime', subtype: 'date', dateLabel: field.title }
    case 'boolean':
      return { ...shared, type: 'checkbox' }
  }
}

/** Names the controls whose id does not end in their key. */
const nameControls = (container: HTMLElement): void => {
  for (const element of container.querySelectorAll<HTMLElement>('input[id]')) {
    const [, date] = /-(\w+)-date$/.exec(element.id) ?? []
    const [, column, row] = /-(c\d)_(\d+)$/.exec(element.id) ?? []
    const key = date ?? (column && row && `rows.${row}.${column}`)
    if (key) element.dataset.benchField = key
  }
}
