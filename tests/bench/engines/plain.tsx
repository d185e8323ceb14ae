import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { optionsOf, DETAILED, MIN_LENGTH, PATTERN, type BenchForm, type Field } from '../fields.ts'
import { reactEngine, servePage } from '../page.tsx'

/* Native inputs, each with its own state: the lower bound. */

interface PlainProps {
  form: BenchForm
  expose: (data: () => unknown) => void
}

const Plain = ({ form, expose }: PlainProps) => {
  const values = useRef(new Map<string, string>())
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [mode, setMode] = useState('')
  useEffect(() => expose(() => Object.fromEntries(values.current)), [expose])
  const onChange = useCallback((name: string, value: string) => {
    values.current.set(name, value)
    if (name === 'mode') setMode(value)
  }, [])

  const groups = groupsOf(form, mode)
  const check = () =>
    new Set(
      groups
        .flatMap(({ fields }) => fields)
        .filter(({ name, field }) => !isRight(field, values.current.get(name) ?? ''))
        .map(({ name }) => name),
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(check())
      }}
    >
      {groups.map(({ title, fields }) => (
        <section key={title}>
          <h3>{title}</h3>
          {fields.map(({ name, field }) => (
            <PlainField
              key={name}
              name={name}
              field={field}
              isWrong={wrong.has(name)}
              onChange={onChange}
            />
          ))}
        </section>
      ))}
      <button type="submit">提交</button>
    </form>
  )
}

/** Lists the groups of the page with the names of their fields. */
const groupsOf = ({ sections, table, condition }: BenchForm, mode: string) => [
  ...sections.map(({ title, fields }) => ({ title, fields: named(fields) })),
  ...Array.from({ length: table?.rows ?? 0 }, (_, row) => ({
    title: `行 ${row + 1}`,
    fields: named(table?.columns ?? [], `rows.${row}.`),
  })),
  ...(condition
    ? [
        {
          title: '更多',
          fields: named([condition.mode, ...(mode === DETAILED ? condition.fields : [])]),
        },
      ]
    : []),
]

const named = (fields: readonly Field[], prefix = '') =>
  fields.map((field) => ({ name: prefix + field.key, field }))

const pattern = new RegExp(PATTERN)
const isRight = ({ kind }: Field, value: string): boolean =>
  value !== '' && (kind !== 'text' || (value.length >= MIN_LENGTH && pattern.test(value)))

interface PlainFieldProps {
  name: string
  field: Field
  isWrong: boolean
  onChange: (name: string, value: string) => void
}

const PlainField = memo(({ name, field, isWrong, onChange }: PlainFieldProps) => {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onChange(name, next)
  }
  const shared = { name, 'aria-invalid': isWrong }
  return (
    <p>
      <label>
        {field.title}{' '}
        {field.kind === 'select' ? (
          <select {...shared} value={value} onChange={(event) => change(event.target.value)}>
            <option value="">请选择</option>
            {optionsOf(field).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : field.kind === 'boolean' ? (
          <input
            {...shared}
            type="checkbox"
            checked={value !== ''}
            onChange={(event) => change(event.target.checked ? 'true' : '')}
          />
        ) : (
          <input
            {...shared}
            type={field.kind}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </label>
      {isWrong && <span> 请填写{field.title}</span>}
    </p>
  )
})
PlainField.displayName = 'PlainField'

servePage(reactEngine((form, expose) => <Plain form={form} expose={expose} />))
