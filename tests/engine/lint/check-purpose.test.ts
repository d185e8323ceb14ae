import { expect, it } from 'vitest'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import receivableRegistration from '#schemas/processes/receivable-registration.json' with { type: 'json' }

/** The findings about the shipped registration of a receivable, after a change of its text. */
const found = (change: (text: string) => string) =>
  checkProcessFile(JSON.parse(change(JSON.stringify(receivableRegistration)))).diagnostics.map(
    ({ code, pointer, message }) => ({ code, pointer, message }),
  )

it('finds nothing wrong with a process that asks for each value of its record', () => {
  expect(found((text) => text)).toEqual([])
})

it('finds a value of the record that no field is named for', () => {
  const findings = found((text) =>
    text.replaceAll('"dueOn"', '"dueDate"').replaceAll('dueOn)', 'dueDate)'),
  )
  expect(findings).toEqual([
    {
      code: 'missing-value',
      pointer: '/actExForms',
      message: expect.stringContaining('dueOn（用途 13）') as string,
    },
  ])
})

it('finds a page of a contract, whose text states the terms of a product', () => {
  const signing = { id: 's', name: '合同', keyName: 'contractSigning', nodeType: 1, progress: 3 }
  const findings = found((text) => text.replace(/\]\}$/, `,${JSON.stringify(signing)}]}`))
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'page-without-product', pointer: '/actExForms/3' }),
  )
})

it('finds product types of a process that is about no product, and misses those of one that is', () => {
  expect(found((text) => text.replace('"type":13', '"goodsTypes":[1],"type":13'))).toEqual([
    expect.objectContaining({ code: 'invalid-file', pointer: '/goodsTypes' }),
  ])
  expect(found((text) => text.replace('"type":13', '"type":1'))).toContainEqual(
    expect.objectContaining({ code: 'invalid-file', pointer: '/goodsTypes' }),
  )
})
