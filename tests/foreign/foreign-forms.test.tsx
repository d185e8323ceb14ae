import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { atPointer } from '#engine/json/pointer.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { selectCode } from '#src/forms/picker/picker-code.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { entry, processOf } from '../engine/process/definitions.ts'
import { renderForm } from '../forms/rendered-form.tsx'
import { sampleContext } from '../forms/sample-context.ts'
import { fillForm } from './fill-form.ts'
import type { ForeignForm } from './foreign-form.ts'
import { formJs } from './form-js.ts'
import { jsonForms } from './json-forms.ts'
import { published } from './published.ts'
import { newerRjsf, PLAYGROUND } from './rjsf-newer.ts'
import { rjsf } from './rjsf.ts'
import { surveyJs } from './survey-js.ts'

const ORIGINS: Readonly<Record<string, readonly ForeignForm[]>> = {
  'react-jsonschema-form': [...rjsf, ...newerRjsf],
  'JSON Forms': jsonForms,
  SurveyJS: surveyJs,
  'form-js': formJs,
  'Published schemas': published,
}

const FORMS = Object.entries(ORIGINS).flatMap(([origin, forms]) =>
  forms.map((form) => ({ origin, ...form })),
)

const read = ({ content }: ForeignForm) => {
  const { steps, diagnostics } = compileProcess(processOf(entry(1, { content })))
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return { plan: steps[0]?.forms[0]?.plan, step: steps[0], errors }
}

beforeAll(async () => {
  await selectCode.load()
})

/** The forms that went through, as `npm test` prints them. */
const done = { rendered: 0, refused: 0, inPart: 0 }

/** The list of the corpus, as it is in the repository. */
const listed = (): string =>
  [
    '# Forms of other projects',
    '',
    'Samples and usual examples of other form engines, rebuilt as definitions of the process language: their fields and',
    'structure, not their texts. `foreign-forms.test.tsx` renders each with the form that ships, fills in every control,',
    'hands it in, compares the values and reviews them. A refused one blocks its step with the named diagnostic; of one that is',
    'refused in part, a line stands in the place of what cannot be shown. The test writes this list',
    '(`npx vitest run tests/foreign -u`).',
    '',
    '| Origin | Form | Verdict |',
    '|---|---|---|',
    ...FORMS.map((form) => {
      const { origin, name, refused, differs } = form
      const verdict = read(form).plan ? 'rendered but for a part' : 'refused'
      return `| ${origin} | ${name} | ${refused ? `${verdict}: ${refused.reason} (\`${refused.code}\`)` : rendered(differs)} |`
    }),
    '',
  ].join('\n')

const rendered = (differs: string | undefined): string =>
  differs === undefined ? 'rendered' : `rendered; ${differs}`

/** Fills the form in, hands it in and reviews it. */
const complete = async (form: ForeignForm, plan: FormPlan) => {
  await preloadWidgets([plan])
  const page = renderForm(plan, plan.formData ?? {})
  const given = await fillForm(plan, form, page.data)
  expect(given.length, 'fields that were filled in').toBeGreaterThan(0)
  expect(page.messages()).toEqual([])
  const data = page.data()
  for (const { pointer, value } of given)
    if (!pointer.endsWith('#'))
      expect([pointer, atPointer(data, pointer)]).toEqual([pointer, value])
  expect(isFilledIn(plan.schema, data)).toBe(true)
  expect(document.body.textContent).not.toContain('暂时无法显示')
  cleanup()
  await act(async () => {
    render(<FormReview form={plan} data={data} context={sampleContext} />)
    await Promise.resolve()
  })
  for (const button of screen.queryAllByRole('button', { name: /^显示/ })) fireEvent.click(button)
  const review = document.body.textContent ?? ''
  for (const { label, shown } of given)
    for (const part of [label, ...shown]) expect(review).toContain(part)
}

describe('a form of another project', () => {
  it.each(FORMS.filter(({ refused }) => !refused))(
    '$origin, $name: takes what is typed, and reviews it',
    async (form) => {
      const { plan, errors } = read(form)
      expect(errors).toEqual([])
      if (!plan) throw new Error('The form is not there')
      await complete(form, plan)
      done.rendered += 1
    },
  )

  it.each(FORMS.filter(({ refused }) => refused))(
    '$origin, $name: is refused, as a whole or in part',
    async (form) => {
      const { plan, step, errors } = read(form)
      expect([...new Set(errors.map(({ code }) => code))]).toEqual([form.refused?.code])
      if (plan) {
        await preloadWidgets([plan])
        renderForm(plan, plan.formData ?? {})
        expect(screen.getAllByText(/^此项暂时无法显示/).length).toBeGreaterThan(0)
        done.inPart += 1
      } else {
        expect(step?.broken).toBe(true)
        done.refused += 1
      }
    },
  )

  it('is there for each sample of the playground of react-jsonschema-form', () => {
    const names = new Set([...rjsf, ...newerRjsf].map(({ name }) => name))
    expect(PLAYGROUND.filter((name) => !names.has(name))).toEqual([])
  })

  it('is in the list, with its verdict', async ({ task }) => {
    const text = `${done.rendered} rendered, ${done.inPart} but for a part, ${done.refused} refused with a reason, of ${FORMS.length}`
    Object.assign(task.meta, { tally: { name: 'Forms of other projects', text } })
    await expect(listed()).toMatchFileSnapshot('README.md')
  })
})
