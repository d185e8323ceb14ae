import { expect, it } from 'vitest'
import { processForm } from '#schemas/process/definition.ts'

it.each([
  [7, '7'],
  ['7', '7'],
])('reads the id %j of an entry as the text %j', (sent, id) => {
  expect(processForm.parse({ id: sent, nodeType: 2, progress: 1 })).toMatchObject({ id })
})
