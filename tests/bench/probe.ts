import { benchForm, DETAILED, keysOf, type Workload } from './fields.ts'

/** What the page can be asked for while it is measured. */
export interface Bench {
  mount(workload: Workload): Promise<void>
  submit(): void
  errors(): number
}

/** In ms, from where rendering starts. */
export interface MountTimes {
  first: number
  all: number
}

export interface KeyTimes {
  /** From the input event's capture on window to the end of its bubbling. */
  script: number[]
  /** From the event to the frame that shows it. */
  paint: number[]
}

/** The stop watches inside the page (`window.__probe`). */
export const probe = (bench: Bench) => ({
  mount: async (workload: Workload): Promise<MountTimes> => {
    const keys = keysOf(benchForm(workload))
    const [firstKey = ''] = keys
    const lastKey = keys.at(-1) ?? firstKey
    await bench.mount(workload)
    const start = performance.getEntriesByName('bench:mount-start').at(-1)?.startTime ?? 0
    const first = await until(() => controlOf(firstKey) !== undefined)
    const all = await until(() => controlOf(lastKey) !== undefined && areThere(keys))
    return { first: first - start, all: all - start }
  },

  focus: (key: string): void => {
    const control = controlOf(key)
    control?.scrollIntoView({ block: 'center' })
    control?.focus()
  },

  /** Times every input event from now on; the answer is filled as they come. */
  watchKeys: (): KeyTimes => {
    const times: KeyTimes = { script: [], paint: [] }
    let start = 0
    window.addEventListener(
      'input',
      (event) => {
        void nextFrame().then(() => times.paint.push(performance.now() - event.timeStamp))
        start = performance.now()
      },
      { capture: true },
    )
    window.addEventListener('input', () => times.script.push(performance.now() - start))
    return times
  },

  /** In ms, until the last error has come. */
  submit: async (): Promise<{ ms: number; errors: number }> => {
    const start = performance.now()
    bench.submit()
    const last = await settled(bench.errors)
    return { ms: last - start, errors: bench.errors() }
  },

  /** In ms, from the choice that brings the conditional fields until all of them are there. */
  showConditional: async (): Promise<number> => {
    const { condition } = benchForm({ workload: 'cond', n: 0 })
    const choose = await choiceOf(controlOf('mode'), DETAILED)
    const start = performance.now()
    choose()
    const keys = condition?.fields.map(({ key }) => key) ?? []
    return (await until(() => areThere(keys))) - start
  },
})

/** A control, by the last token of its name, id or data-bench-field. */
const controlOf = (key: string): HTMLElement | undefined => {
  const end = key.split('.').at(-1) ?? key
  const candidates = document.querySelectorAll<HTMLElement>(
    NAMED.map((name) => `[${name}$="${end}"]`).join(),
  )
  return [...candidates].find((element) =>
    namesOf(element).some((name) => name.endsWith(`.${key}`)),
  )
}

/** Whether all controls are there, found in one walk: looking takes the time of whom it measures. */
const areThere = (keys: readonly string[]): boolean => {
  const missing = new Set(keys)
  for (const element of document.querySelectorAll<HTMLElement>(NAMED.map((n) => `[${n}]`).join()))
    for (const name of namesOf(element)) {
      const tokens = name.split('.')
      for (const length of [1, 3]) missing.delete(tokens.slice(-length).join('.'))
    }
  return missing.size === 0
}

const NAMED = ['id', 'name', 'data-bench-field']

const namesOf = (element: HTMLElement): string[] =>
  NAMED.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [`.${value.replaceAll(/[^A-Za-z0-9]+/g, '.')}`]
  })

/** Opens a select as a customer does; the answer takes the choice. */
const choiceOf = async (control: HTMLElement | undefined, choice: string): Promise<() => void> => {
  if (control instanceof HTMLSelectElement) {
    return () => {
      control.selectedIndex = [...control.options].findIndex(({ text }) => text === choice)
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  control?.scrollIntoView({ block: 'center' })
  for (const type of ['mousedown', 'mouseup', 'click'])
    control?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  const option = () =>
    [
      ...document.querySelectorAll<HTMLElement>('.ant-select-item-option, .fjs-dropdownlist-item'),
    ].find(({ textContent }) => textContent === choice)
  await until(() => option() !== undefined)
  return () => {
    for (const type of ['mousedown', 'mouseup', 'click'])
      option()?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}

const LIMIT = 60_000

/** When a frame was painted in which something held. */
const until = async (holds: () => boolean): Promise<number> => {
  const limit = performance.now() + LIMIT
  while (!holds()) {
    if (performance.now() > limit) throw new Error(`Never so: ${holds.toString()}`)
    await nextFrame()
  }
  return nextFrame()
}

/** When a count was last seen to change, once it has kept still for half a second. */
const settled = async (count: () => number): Promise<number> => {
  const limit = performance.now() + LIMIT
  let seen = 0
  let changed = performance.now()
  while (seen === 0 || performance.now() - changed < 500) {
    const painted = await nextFrame()
    if (painted > limit) throw new Error('No error was shown.')
    const now = count()
    if (now !== seen) [seen, changed] = [now, painted]
  }
  return changed
}

/** When the next frame has been painted. */
const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      channel.port1.start()
      channel.port2.postMessage(undefined)
    })
  })
