import { afterEach } from 'vitest'
import { fromCallback } from 'xstate'
import type { ClockTick } from '#machines/verification-code/countdown.ts'

const running = new Set<ReturnType<typeof setInterval>>()

/** A clock of one tick a second, as `countdownMachine` asks for one. Those of actors that a test leaves end with the test. */
export const secondsClock = fromCallback<ClockTick>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'clock.tick', now: Date.now() })
  tell()
  const timer = setInterval(tell, 1000)
  running.add(timer)
  return () => clearInterval(timer)
})

afterEach(() => {
  for (const timer of running) clearInterval(timer)
  running.clear()
})
