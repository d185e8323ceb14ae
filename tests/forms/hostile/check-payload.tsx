import { act, cleanup, render } from '@testing-library/react'
import { expect } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { hasErrors } from '#engine/language/diagnostic.ts'
import { entry, processOf } from '../../engine/process/definitions.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { renderForm } from '../rendered-form.tsx'
import type { Payload } from './payload.ts'

/** Matches the addresses to which a form may link. */
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|blob:|#|\/(?![/\\]))/i

/** Lists the elements and attributes of a page that no definition may cause. */
const dangersIn = (page: Element): string[] => [
  ...[...page.querySelectorAll('script, iframe, object, embed, base, link, meta, style')].map(
    ({ tagName }) => `<${tagName.toLowerCase()}>`,
  ),
  ...[...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      if (name.startsWith('on') || name === 'srcdoc') return [`${name}="${value}"`]
      if (['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name))
        return SAFE_ADDRESS.test(value) ? [] : [`${name}="${value}"`]
      return name === 'style' && /url\(|expression|position:\s*fixed/i.test(value)
        ? [`style="${value}"`]
        : []
    }),
  ),
]

/** The payloads so far, by what became of them. */
export const outcomes = { refused: 0, rendered: 0, boundary: 0 }

const inherited = Object.getOwnPropertyNames(Object.prototype)

/** Expects a payload to be refused, or to be rendered without harm. */
export const expectNoHarm = async (payload: Payload): Promise<void> => {
  await check(payload)
  cleanup()
  expect('__pwned' in window).toBe(false)
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
}

const check = async ({ content }: Payload) => {
  const plan = compileProcess(processOf(entry(1, { content })))
  const definition = plan.steps[0]?.forms[0]?.plan
  if (!definition) {
    outcomes.refused += 1
    expect(hasErrors(plan.diagnostics)).toBe(true)
    return
  }
  await preloadWidgets([definition])
  const form = renderForm(definition, definition.formData ?? {})
  await act(async () => Promise.resolve())
  form.check()
  form.data()
  const page = document.body
  expect(dangersIn(page)).toEqual([])
  expect(page.textContent?.trim() || page.querySelector('input'), 'a blank form').toBeTruthy()
  const isBroken = page.textContent?.includes('该表单暂时无法显示') ?? false
  outcomes[isBroken ? 'boundary' : 'rendered'] += 1
  expect(isBroken, page.textContent ?? '').toBe(false)
  form.unmount()
  render(<FormReview form={definition} data={definition.formData ?? {}} />)
  expect(dangersIn(page)).toEqual([])
  expect(page.textContent).not.toContain('该表单暂时无法显示')
}
