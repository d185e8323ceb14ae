import { expect, it } from 'vitest'
import { fixedPageNames } from '#schemas/process/fixed-pages.ts'

it.each([
  ['contractSigning', ['contractSigning']],
  ['activateQuota', ['activateQuota', 'activatethequota']],
] as const)(
  'names the page %s by its key, and by its route if it is another word',
  (key, names) => {
    expect(fixedPageNames(key)).toEqual(names)
  },
)
