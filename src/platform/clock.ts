/** Milliseconds since 1970. */
export const now = (): number => Date.now()

/** Does something later. @returns what prevents it */
export const after = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/** Tells the time at once and then every second. @returns what ends it */
export const everySecond = (tell: (now: number) => void): (() => void) => {
  tell(now())
  const timer = setInterval(() => tell(now()), 1000)
  return () => clearInterval(timer)
}

/** The time of day now, like 14:32. */
export const timeOfDay = (): string =>
  new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    now(),
  )
