/** Returns the current time; ms since 1970. */
export const now = (): number => Date.now()

/** Runs `work` once after a time. @returns the function that cancels it */
export const after = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/** Resolves in a task after the next paint. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => after(0, resolve))
  })

/** Calls `tell` with the current time (ms) at once and then every second. @returns unsubscribe */
export const everySecond = (tell: (now: number) => void): (() => void) => {
  tell(now())
  const timer = setInterval(() => tell(now()), 1000)
  return () => clearInterval(timer)
}

/** Returns the current time of day as 14:32. */
export const timeOfDay = (): string =>
  new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    now(),
  )
