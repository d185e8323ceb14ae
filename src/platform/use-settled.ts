import { useEffect, useState } from 'react'
import { after } from './clock.ts'

/** The time after the last key before the server is asked about what was typed; ms. */
const PAUSE = 300

/** Returns a text some time after it last changed; undefined changes nothing. */
export const useSettled = (text: string | undefined): string | undefined => {
  const [settled, setSettled] = useState(text)
  useEffect(() => (text === undefined ? undefined : after(PAUSE, () => setSettled(text))), [text])
  return settled
}
