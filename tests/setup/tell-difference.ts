import { beforeEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Of a failed test: the lines in which its value differs from the expected one. */
    difference?: string
  }
}

/* Keeps the difference of a failed test for the report: Vitest's JSON has the message alone, which shortens values. */

beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    const difference = task.result?.errors?.find(({ diff }) => diff)?.diff
    if (difference) task.meta.difference = difference
  })
})
