import { useEffect, useState } from 'react'
import { after } from '#src/platform/clock.ts'

/** Returns a value once it has stayed the same for a time; the first one at once. @param pause ms */
export const useSettled = <Value>(value: Value, pause: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => after(pause, () => setSettled(value)), [value, pause])
  return settled ?? value
}
