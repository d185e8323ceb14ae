import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { benchForm, type BenchForm, type Workload, type WorkloadName } from './fields.ts'
import { probe } from './probe.ts'

/** What renders a form, to be measured beside others. */
export interface Engine {
  /** What a page would fetch before it shows the form. */
  prepare?(form: BenchForm): Promise<unknown>
  mount(root: HTMLElement, form: BenchForm): MountedForm | Promise<MountedForm>
}

export interface MountedForm {
  /** What has reached the form's model. */
  data(): unknown
  unmount(): void
}

/**
 * Makes the page one that can be measured: the form mounts by itself (`?workload=flat&n=150`; not with
 * `&hold`), `window.__bench` mounts others.
 */
export const servePage = (engine: Engine): void => {
  const root = document.getElementById('root')!
  let mounted: MountedForm | undefined
  const bench = {
    mount: async (workload: Workload) => {
      const form = benchForm(workload)
      await engine.prepare?.(form)
      performance.mark('bench:mount-start')
      mounted = await engine.mount(root, form)
    },
    unmount: () => {
      mounted?.unmount()
      mounted = undefined
    },
    data: () => mounted?.data(),
    submit: () => root.querySelector<HTMLButtonElement>('button[type=submit]')?.click(),
    errors: () => Math.max(...IN_ERROR.map((mark) => root.querySelectorAll(mark).length)),
  }
  Object.assign(window, { __bench: bench, __probe: probe(bench) })

  const query = new URLSearchParams(location.search)
  if (query.has('hold')) return
  const workload = (query.get('workload') ?? 'flat') as WorkloadName
  void bench.mount({ workload, n: Number(query.get('n') ?? 150) })
}

/** An engine made of React: `page` is given where to put the way to its data. */
export const reactEngine = (
  page: (form: BenchForm, expose: (data: () => unknown) => void) => ReactElement,
): Engine => ({
  mount: (element, form) => {
    let data: () => unknown = () => undefined
    const root = createRoot(element)
    root.render(page(form, (way) => (data = way)))
    return { data: () => data(), unmount: () => root.unmount() }
  },
})

/** An engine may mark a field in error in more than one way. */
const IN_ERROR = ['.ant-form-item-explain-error', '[aria-invalid=true]', '[data-bench-error]']
