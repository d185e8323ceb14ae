import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { createRef } from 'react'
import { beforeAll, vi } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { FormDefinition } from '#engine/language/content.ts'
import { expressionCode } from '#src/forms/model/expressions.ts'
import type { FormHandle, SchemaFormProps } from '#src/forms/model/form-types.ts'
import { RecordNames, ShownTrial } from '#src/forms/review/lazy-values.ts'
import { keptCode } from '#src/forms/model/kept-values.ts'
import { SchemaForm } from '#src/forms/schema-form.tsx'
import { WIDGETS } from '#engine/widgets/widgets.ts'
import { painted } from '#src/platform/clock.ts'
import { preloadWidgets } from '#src/forms/use-widgets.ts'
import { sampleContext } from './sample-context.ts'

const everyWidget = compileForm({
  schema: {
    properties: {
      ...Object.fromEntries(WIDGETS.map((widget) => [widget, {}])),
      list: { type: 'array' },
      choice: { oneOf: [{ title: '甲' }, { title: '乙' }] },
      parts: { type: 'object', properties: {} },
    },
  },
  uiSchema: {
    ...Object.fromEntries(WIDGETS.map((widget) => [widget, { 'ui:widget': widget }])),
    parts: { 'ui:options': { layout: 'tabs' } },
  },
})

/** Loads the code that a step's page loads before it renders a form. */
beforeAll(async () => {
  await preloadWidgets([everyWidget])
  const codes = [expressionCode, keptCode, RecordNames.code, ShownTrial.code]
  await Promise.all(codes.map((code) => code.load()))
})

/** Renders a form. @returns the functions with which a test uses it */
export const renderForm = (
  definition: FormDefinition | FormPlan,
  data: unknown = {},
  properties: Partial<SchemaFormProps> = {},
) => {
  const form = 'fields' in definition ? definition : compileForm(definition)
  const ref = createRef<FormHandle>()
  const onChange = vi.fn<(data: unknown) => void>()
  const page = (changed: Partial<SchemaFormProps>) => (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <SchemaForm
        ref={ref}
        id="f"
        form={form}
        data={data}
        onChange={onChange}
        context={sampleContext}
        {...properties}
        {...changed}
      />
    </ConfigProvider>
  )
  const { rerender, unmount } = render(page({}))
  const ask = <Result,>(question: (handle: FormHandle) => Result): Result => {
    const results: Result[] = []
    act(() => {
      if (ref.current) results.push(question(ref.current))
    })
    if (results.length === 0) throw new Error('The form is not there')
    return results[0] as Result
  }
  const user = userEvent.setup()
  return {
    ask,
    data: () => ask((handle) => handle.data()),
    check: () => ask((handle) => handle.validate()),
    messages: () => ask((handle) => handle.validate()).map(({ message }) => message),
    onChange,
    user: {
      ...user,
      /** Leaves a field; what was typed in it is handed over after the next paint. */
      tab: async (options?: { shift?: boolean }) => {
        await user.tab(options)
        await act(painted)
      },
    },
    unmount,
    change: (changed: Partial<SchemaFormProps>) => rerender(page(changed)),
  }
}
