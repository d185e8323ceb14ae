import { benchForm, DETAILED, keysOf, type Workload } from './fields.ts'

/** The interface of a measured page. */
export interface Bench {
  mount(workload: Workload): Promise<void>
  submit(): void
  errors(): number
}

/** Times in ms since the start of rendering. */
export interface MountTimes {
  first: number
  all: number
}

export interface KeyTimes {
  /** From the input event's capture on window to the end of its bubbling. */
  script: number[]
  /** From the event to the frame that shows its effect. */
  paint: number[]
}

/** Creates the stopwatches inside the page (`window.__probe`). */
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

  /** Times every input event from now on. @returns an object that fills up as the events come */
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

  /** Submits the form. @returns the ms until the last error appears, and the number of errors */
  submit: async (): Promise<{ ms: number; errors: number }> => {
    const start = performance.now()
    bench.submit()
    const last = await settled(bench.errors)
    return { ms: last - start, errors: bench.errors() }
  },

  /** Chooses the option that shows the conditional fields. @returns the ms until all of them are shown */
  showConditional: async (): Promise<number> => {
    const { condition } = benchForm({ workload: 'cond', n: 0 })
    const choose = await chooserOf(controlOf('mode'), DETAILED)
    const start = performance.now()
    choose()
    const keys = condition?.fields.map(({ key }) => key) ?? []
    return (await until(() => areThere(keys))) - start
  },
})

/** Finds a control by the last token of its name, id or data-bench-field. */
const controlOf = (key: string): HTMLElement | undefined => {
  const end = key.split('.').at(-1) ?? key
  const candidates = document.querySelectorAll<HTMLElement>(
    NAMED.map((name) => `[${name}$="${end}"]`).join(),
  )
  return [...candidates].find((element) =>
    namesOf(element).some((name) => name.endsWith(`.${key}`)),
  )
}

/** Tells whether all controls exist, in one walk, because the search adds to the measured time. */
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

/** Opens a select as a customer does. @returns a function that chooses the option of that label */
const chooserOf = async (control: HTMLElement | undefined, label: string): Promise<() => void> => {
  if (control instanceof HTMLSelectElement) {
    return () => {
      control.selectedIndex = [...control.options].findIndex(({ text }) => text === label)
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  control?.scrollIntoView({ block: 'center' })
  for (const type of ['mousedown', 'mouseup', 'click'])
    control?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  const option = () =>
    [
      ...document.querySelectorAll<HTMLElement>('.ant-select-item-option, .fjs-dropdownlist-item'),
    ].find(({ textContent }) => textContent === label)
  await until(() => option() !== undefined)
  return () => {
    for (const type of ['mousedown', 'mouseup', 'click'])
      option()?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
}

const LIMIT = 60_000

/** Waits for a frame in which a condition holds. @returns its time */
const until = async (holds: () => boolean): Promise<number> => {
  const limit = performance.now() + LIMIT
  while (!holds()) {
    if (performance.now() > limit) throw new Error(`Never so: ${holds.toString()}`)
    await nextFrame()
  }
  return nextFrame()
}

/** Waits until a count has not changed for half a second. @returns the time of its last change */
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

/** Waits for the next frame. @returns its time */
const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      channel.port1.start()
      channel.port2.postMessage(undefined)
    })
  })
