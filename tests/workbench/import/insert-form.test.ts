import { describe, expect, it } from 'vitest'
import { checkText } from '#engine/lint/check-text.ts'
import { NEW_DEFINITION } from '#src/workbench/definition/new-definition.ts'
import { insertForm, withForm } from '#src/workbench/import/insert-form.ts'
import { readAvue } from '#src/workbench/import/read-avue.ts'

const OPTION = JSON.stringify({ column: [{ prop: 'phone', label: '联系电话', type: 'phone' }] })

const formOf = (text: string) => {
  const { form } = readAvue(text)
  if (!form) throw new Error('no form')
  return form
}

const stepsOf = (text: string) =>
  checkText(text).plan?.steps.map(({ forms }) => forms.map(({ keyName, role }) => [keyName, role]))

describe('readAvue', () => {
  it('reports what the form leaves out', () => {
    const { form, report } = readAvue('{"column":[{"prop":"a","click":"x"}]}')
    expect(form).toMatchObject({ schema: { properties: { a: { type: 'string' } } } })
    expect(report).toMatchObject([{ code: 'avue-not-carried-over', pointer: '/column/0/click' }])
  })

  it('has no form of a text that is no option', () => {
    expect(readAvue('{ column: [] }')).toMatchObject({
      form: undefined,
      report: [{ code: 'avue-not-json' }],
    })
  })
})

describe('insertForm', () => {
  it('adds a form to a step of forms', () => {
    const text = insertForm(NEW_DEFINITION, formOf(OPTION), 1)
    expect(stepsOf(text)).toEqual([
      [
        ['firstForm', 'main'],
        ['imported1', 'extra'],
      ],
    ])
  })

  it('adds a sub-form to a fixed page', () => {
    const page = NEW_DEFINITION.replace('"nodeType": 2', '"nodeType": 4').replace(
      '"firstForm"',
      '"contractSigning"',
    )
    expect(stepsOf(insertForm(page, formOf(OPTION), 1))).toEqual([[['imported1', 'sub']]])
  })

  it('adds a step after the last, under a name of its own', () => {
    const once = insertForm(NEW_DEFINITION, formOf(OPTION), 2)
    expect(stepsOf(insertForm(once, formOf(OPTION), 3))).toEqual([
      [['firstForm', 'main']],
      [['imported1', 'main']],
      [['imported2', 'main']],
    ])
  })
})

describe('withForm', () => {
  it('makes a new definition of the form without an error', () => {
    const { findings, plan } = checkText(withForm(NEW_DEFINITION, formOf(OPTION)))
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(plan?.steps[0]?.forms[0]?.plan.fields.map(({ title }) => title)).toEqual(['联系电话'])
  })
})
