import { expect, it } from 'vitest'
import { processFile, processForm, ProcessType } from '#schemas/process/definition.ts'

it.each([
  [7, '7'],
  ['7', '7'],
])('reads the id %j of an entry as the text %j', (sent, id) => {
  expect(processForm.parse({ id: sent, nodeType: 2, progress: 1 })).toMatchObject({ id })
})

const FILE = { processName: '流程', processKey: 'flow', version: 1, actExForms: [] }

it.each([
  ['an opening', ProcessType.opening, [1], true],
  ['an opening', ProcessType.opening, [], false],
  ['a registration of a trade', ProcessType.tradeRegistration, [], true],
  ['a registration of a trade', ProcessType.tradeRegistration, [1], false],
])('accepts %s (%i) for the products %j: %s', (_, type, goodsTypes, isAccepted) => {
  const sent = { ...FILE, type, goodsTypes }
  const { success, error } = processFile.safeParse(sent)
  expect([success, error?.issues.map(({ path }) => path)]).toEqual(
    isAccepted ? [true, undefined] : [false, [['goodsTypes']]],
  )
})
