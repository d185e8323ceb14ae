import { expect, it } from 'vitest'
import { inPlaces, placesOf } from '#engine/language/upload-places.ts'

const SIDES = ['人像面', '国徽面']
const front = { id: 'front', place: '人像面' }
const back = { id: 'back', place: '国徽面' }
const [old, older] = [{ id: 'old' }, { id: 'older' }]

it.each([
  [
    [back, front],
    [front, back],
  ],
  [[back], [undefined, back]],
  // Saved before the field had places.
  [
    [old, older],
    [old, older],
  ],
  [
    [old, front],
    [front, old],
  ],
])('assigns files to the places that they name, the others in order', (files, placed) => {
  expect(inPlaces(SIDES, files)).toEqual({ placed, rest: [] })
})

it('keeps files that have no place', () => {
  const second = { id: 'second', place: '人像面' }
  expect(inPlaces(SIDES, [front, back, second]).rest).toEqual([second])
})

it('reads only at least two different names', () => {
  expect(placesOf({ places: SIDES })).toEqual(SIDES)
  for (const places of [
    undefined,
    '人像面',
    ['人像面'],
    ['人像面', '人像面'],
    ['人像面', ' '],
    [1, 2],
  ])
    expect(placesOf({ places })).toEqual([])
})
