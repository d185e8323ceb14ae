import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { Field } from '#engine/form/form-plan.ts'
import { formats } from '#engine/formats/formats.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { isOnlyRead } from '#engine/form/widget-of.ts'
import { sampleOf } from '#engine/paths/sample-values.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { processFile } from '#schemas/process/definition.ts'
import { renderForm } from './rendered-form.tsx'

type Modules = Record<string, Readonly<Record<string, unknown>>>

const processes = import.meta.glob<unknown>('../../schemas/processes/*.json', {
  eager: true,
  import: 'default',
})
const lifecycles: Modules = import.meta.glob('../../schemas/lifecycles/*.ts', { eager: true })
const otherForms: Modules = import.meta.glob('../../schemas/forms/*.ts', { eager: true })

const exportsOf = (modules: Modules): unknown[] => Object.values(modules).flatMap(Object.values)

/** The fields of every form: of all processes, of the inputs of all actions, and of the forms outside of both. */
const fields: readonly Field[] = [
  ...Object.values(processes)
    .flatMap((file) => compileProcess(processFile.parse(file)).steps)
    .flatMap(({ forms }) => forms.map(({ plan }) => plan)),
  ...exportsOf(lifecycles)
    .flatMap((one) => (isJsonObject(one) && isJsonObject(one.actions) ? [one.actions] : []))
    .flatMap((actions) => Object.values(actions))
    .flatMap((action) => (isJsonObject(action) && isJsonObject(action.input) ? [action.input] : []))
    .map((schema) => compileForm({ schema })),
  ...exportsOf(otherForms)
    .flatMap((one) => (isJsonObject(one) && isJsonObject(one.schema) ? [one.schema] : []))
    .map((schema) => compileForm({ schema })),
].flatMap((form) => form.fields)

const CODES = ['mobile', 'resident-id', 'credit-code', 'bank-card', 'bank-account']
const NUMBERS = ['money', 'percent']

/** Values that the patterns of the definitions accept. */
const FOR_PATTERNS = ['12345678901234567890', '1234.5', '12.5', '2026-11-20 09:30']

/** Returns a valid value of a field that takes a number or a code; undefined for other fields. */
const sampleFor = (field: Field): string | undefined => {
  const { schema, computed, widget } = field
  if (computed || field.fixed !== undefined || isOnlyRead(widget)) return undefined
  if (schema.oneOf || schema.enum || typeof schema.pattern === 'string')
    return FOR_PATTERNS.find((value) => new RegExp(String(schema.pattern), 'u').test(value))
  if (schema.type === 'number' || schema.type === 'integer') return String(sampleOf(field, 0))
  const format = [...CODES, ...NUMBERS].find((name) => name === schema.format)
  return format && formats[format as keyof typeof formats].sample(3)
}

const rows = fields.flatMap((field) => {
  const sample = sampleFor(field)
  return sample === undefined ? [] : [{ title: field.title, field, sample }]
})

/** Returns a text in full-width characters, as a Chinese keyboard types it. */
const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

/** Returns a number or a code as it may be pasted: full-width, between spaces, a code with spaces and dashes in it. */
const pasted = ({ field: { schema }, sample }: (typeof rows)[number]): string => {
  const isCode = CODES.includes(String(schema.format)) || /^\d{12,}$/.test(sample)
  const text = isCode
    ? `${sample.slice(0, 3)}\u00a0${sample.slice(3, 7)}—${sample.slice(7)}`
    : sample
  return ` ${fullWidth(text)}\u3000`
}

const stored = ({ field: { schema }, sample }: (typeof rows)[number]): string | number =>
  schema.type === 'number' || schema.type === 'integer' ? Number(sample) : sample

describe('a pasted number or code', () => {
  it('is asked for by fields of every kind', () => {
    const kinds = rows.map(({ field: { schema } }) => String(schema.format ?? schema.type))
    expect([...new Set(kinds)].sort()).toEqual(
      [...CODES, ...NUMBERS, 'integer', 'string'].filter((kind) => kind !== 'bank-card').sort(),
    )
    expect(rows.length).toBeGreaterThan(50)
  })

  it.each(rows)('is stored as it is typed properly: $title', (row) => {
    const { schema, widget, options } = row.field
    const form = renderForm({
      schema: { type: 'object', properties: { x: { ...schema, title: '内容' } } },
      uiSchema: { x: { 'ui:widget': widget, 'ui:options': { unit: options.unit ?? '元' } } },
    })
    fireEvent.change(screen.getByLabelText('内容'), { target: { value: pasted(row) } })
    expect(form.messages()).toEqual([])
    expect(form.data()).toEqual({ x: stored(row) })
  })
})
