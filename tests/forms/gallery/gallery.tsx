import { Button } from 'antd'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorSummary } from '#src/forms/error-summary.tsx'
import { FormReview } from '#src/forms/form-review.tsx'
import type { FormDefinition, FormError, FormHandle } from '#src/forms/form-types.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { AntdTheme } from '#src/ui/antd-theme.tsx'
import '#src/ui/tokens.css'
import { sampleContext } from '../sample-context.ts'
import { galleryData, galleryForm } from './gallery-form.ts'
import { structureData, structureForm } from './structure.ts'

/*
 * Every widget on one page, to look at: npx vite tests/forms/gallery --port 5340
 * `?structure` for tables, tabs, lists and branches; `?filled` with data, `?readonly`, `?review`,
 * `?fields=600` for a long form, `?rows=100` for a long table.
 */

const query = new URLSearchParams(location.search)
const NOTHING = {}
const BATCH = {
  company: { registration: galleryData.company.registration },
  application: { batch: galleryData.application.batch },
}

/** Text fields in sections of ten, to feel what a long form costs. */
const longForm = (count: number): FormDefinition => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: Math.ceil(count / 10) }, (_, section) => [
        `s${section}`,
        {
          type: 'object',
          title: `第 ${section + 1} 部分`,
          required: ['f0'],
          properties: Object.fromEntries(
            Array.from({ length: 10 }, (_field, index) => [
              `f${index}`,
              { type: 'string', title: `字段 ${index + 1}`, minLength: 2 },
            ]),
          ),
        },
      ]),
    ),
  },
})

const fields = Number(query.get('fields'))
const rows = Number(query.get('rows'))
const isStructure = query.has('structure') || rows > 0
const example = isStructure ? structureForm : galleryForm
const exampleData =
  rows > 0
    ? { ...structureData, invoices: Array.from({ length: rows }, () => structureData.invoices[0]) }
    : isStructure
      ? structureData
      : galleryData
const definition = fields > 0 ? longForm(fields) : example
const hasData = ['filled', 'readonly', 'rows'].some((name) => query.has(name))

const Gallery = () => {
  const form = useRef<FormHandle>(null)
  const summary = useRef<HTMLElement>(null)
  const [errors, setErrors] = useState<FormError[]>([])
  const check = () => {
    setErrors(form.current?.validate() ?? [])
    requestAnimationFrame(() => summary.current?.focus())
  }
  return (
    <AntdTheme>
      <main style={{ maxWidth: 920, margin: '24px auto', padding: '0 16px' }}>
        <div style={{ background: '#fff', borderRadius: 12, padding: 'clamp(16px, 4vw, 32px)' }}>
          {query.has('review') ? (
            <FormReview definition={example} data={exampleData} context={sampleContext} />
          ) : (
            <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <ErrorSummary
                ref={summary}
                errors={errors}
                onSelect={(index) => form.current?.focusError(index)}
              />
              <SchemaForm
                ref={form}
                id="gallery"
                definition={definition}
                data={hasData ? exampleData : isStructure ? NOTHING : BATCH}
                context={sampleContext}
                readOnly={query.has('readonly')}
              />
              <div>
                <Button type="primary" id="check" onClick={check}>
                  下一步
                </Button>
              </div>
            </div>
          )}
        </div>
      </main>
    </AntdTheme>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />)
