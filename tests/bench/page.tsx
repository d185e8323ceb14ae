import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { benchForm, type BenchForm, type Workload, type WorkloadName } from './fields.ts'
import { probe } from './probe.ts'

/** A renderer of forms under measurement. */
export interface Engine {
  /** Loads the code that a page needs before it renders the form. */
  prepare?(form: BenchForm): Promise<unknown>
  mount(root: HTMLElement, form: BenchForm): MountedForm | Promise<MountedForm>
}

interface MountedForm {
  /** Returns the data of the form's model. */
  data(): unknown
  unmount(): void
}

/**
 * Makes a page measurable: it mounts the form of its query (`?workload=flat&n=150`) unless `&hold` is set, and
 * `window.__bench` mounts others.
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

/** Makes an engine of a React component, which hands its data out through `expose`. */
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

/** The marks of invalid fields in the engines; one field may have several. */
const IN_ERROR = ['.ant-form-item-explain-error', '[aria-invalid=true]', '[data-bench-error]']
