import { describe, expect, it } from 'vitest'
import { isEmptyValue } from '#engine/json/empty.ts'
import { withoutInvisible } from '#engine/json/invisible.ts'

describe('withoutInvisible', () => {
  it.each([
    '\u200b',
    '\u2060',
    '\u3164',
    '\u2800',
    '\ufeff',
    '\u00ad',
    '\u202e',
    '\u2066',
    '\u200d',
    '\u0000',
    '\ufe0f',
    '\ud800',
  ])('takes %j out of a name, and finds a text of it alone empty', (invisible) => {
    expect(withoutInvisible(`周${invisible}a${invisible}`)).toBe(
      invisible === '\ufe0f' ? '周\ufe0fa' : '周a',
    )
    expect(isEmptyValue(invisible)).toBe(true)
    expect(isEmptyValue(` ${invisible}\n`)).toBe(true)
  })

  it.each(['👨‍👩‍👧', '❤️', '3️⃣', '葛󠄀', 'ᠮᠣᠩᠭᠣᠯ ᠤᠨ', '第一行\n第二行\t完', '·—…'])(
    'leaves %s as it is',
    (text) => {
      expect(withoutInvisible(text)).toBe(text)
      expect(isEmptyValue(text)).toBe(false)
    },
  )
})
