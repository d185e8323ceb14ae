import { describe, expect, it } from 'vitest'
import { lintProcess } from '#engine/lint/lint-process.ts'
import { checkForm } from '#src/forms/validation/check-form.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { FORMATS } from '#engine/formats/formats.ts'
import { WIDGETS } from '#engine/widgets/widgets.ts'
import { groups, widgetSpecimens } from '#src/workbench/gallery/specimens/groups.ts'
import { statesOf, type SpecimenState } from '#src/workbench/gallery/states.ts'
import { entry, externalDatum, processOf } from '../../engine/process/definitions.ts'

/** A specimen is no whole process: few read the customer's data, and fields that are only read begin with a value. */
const OF_PROCESSES = ['unused-external-data', 'required-hidden']

const specimens = groups.flatMap((group) => Object.entries(group.specimens))

const issuesOf = ({ form, data }: SpecimenState) =>
  checkForm(interpretingValidator, structuredClone(form.schema), data)

describe('groups', () => {
  it('have every widget and every format of the vocabulary, each under a unique name', () => {
    const names = specimens.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining([...WIDGETS]))
    expect(names).toEqual(expect.arrayContaining(FORMATS.map((format) => `format-${format}`)))
    expect(new Set(names).size).toBe(names.length)
  })

  it('name a widget specimen after the widget that its field uses', () => {
    const wrong = Object.entries(widgetSpecimens).filter(([name, { ui = {}, field }]) => {
      const named = ui['ui:widget']
      return named === undefined
        ? !('format' in field) && name !== 'text' && name !== 'checkbox'
        : named !== name
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it.each(specimens)('%s is a definition without diagnostics', (_, specimen) => {
    for (const { form } of statesOf(specimen)) {
      const { schema, uiSchema } = form
      const { diagnostics } = lintProcess(
        processOf(externalDatum(1, 'customer'), entry(1), entry(2, { schema, uiSchema })),
      )
      const own = diagnostics.filter(({ code }) => !OF_PROCESSES.includes(code))
      expect(own).toEqual([])
    }
  })

  it.each(specimens)('%s accepts its sample', (_, specimen) => {
    const accepted = statesOf(specimen).filter(({ name }) => name === 'filled' || name === 'long')
    for (const state of accepted) expect(issuesOf(state), state.title).toEqual([])
  })

  it.each(specimens.filter(([name]) => name.startsWith('format-')))(
    '%s refuses its wrong value',
    (_, specimen) => {
      for (const state of statesOf(specimen).filter(({ name }) => name === 'error'))
        expect(issuesOf(state)).not.toEqual([])
    },
  )
})
