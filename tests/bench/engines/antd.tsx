import { Button, Checkbox, DatePicker, Form, Input, InputNumber, Select } from 'antd'
import type { Rule } from 'antd/es/form'
import { useEffect } from 'react'
import { optionsOf, DETAILED, MIN_LENGTH, PATTERN, type BenchForm, type Field } from '../fields.ts'
import { asJsonSchema } from '../json-schema.ts'
import { reactEngine, servePage } from '../page.tsx'

/* A form of antd's Form, written by hand. */

interface HandmadeProps {
  form: BenchForm
  expose: (data: () => unknown) => void
}

const Handmade = ({ form: { sections, table, condition }, expose }: HandmadeProps) => {
  const [form] = Form.useForm()
  useEffect(() => expose(() => form.getFieldsValue(true)), [expose, form])
  return (
    <Form
      form={form}
      name="bench"
      layout="vertical"
      initialValues={asJsonSchema({ sections: [], table }).data}
    >
      {sections.map(({ key, title, fields }) => (
        <section key={key}>
          <h3>{title}</h3>
          <Fields fields={fields} />
        </section>
      ))}
      {table && (
        <Form.List name="rows">
          {(rows) =>
            rows.map(({ name }) => <Fields key={name} row={name} fields={table.columns} />)
          }
        </Form.List>
      )}
      {condition && (
        <>
          <Fields fields={[condition.mode]} />
          <Form.Item noStyle dependencies={['mode']}>
            {({ getFieldValue }) =>
              getFieldValue('mode') === DETAILED && <Fields fields={condition.fields} />
            }
          </Form.Item>
        </>
      )}
      <Button htmlType="submit">提交</Button>
    </Form>
  )
}

const Fields = ({ fields, row }: { fields: readonly Field[]; row?: number }) =>
  fields.map((field) => (
    <Form.Item
      key={field.key}
      name={row === undefined ? field.key : [row, field.key]}
      label={field.title}
      rules={field.kind === 'text' ? TEXT_RULES : REQUIRED}
      valuePropName={field.kind === 'boolean' ? 'checked' : 'value'}
    >
      {controlOf(field)}
    </Form.Item>
  ))

const REQUIRED: Rule[] = [{ required: true }]
const TEXT_RULES: Rule[] = [...REQUIRED, { min: MIN_LENGTH }, { pattern: new RegExp(PATTERN) }]

const controlOf = (field: Field) => {
  switch (field.kind) {
    case 'text':
      return <Input />
    case 'number':
      return <InputNumber />
    case 'select':
      return <Select options={optionsOf(field).map((value) => ({ value, label: value }))} />
    case 'date':
      return <DatePicker />
    case 'boolean':
      return <Checkbox />
  }
}

servePage(reactEngine((form, expose) => <Handmade form={form} expose={expose} />))
