/** Invisible characters that belong to the one before: parts of an emoji, of a rare Chinese, Mongolian or Arabic letter. */
const MEANT = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{Script=Han}\p{Extended_Pictographic}])\p{Variation_Selector}`,
  String.raw`\ufe0f(?=\u20e3)`,
  String.raw`(?<=[\p{Script=Mongolian}\p{Script=Arabic}])[\u180b-\u180f\u200c\u200d]`,
].join('|')

/** Characters that show nothing: of zero width or blank, controls, bidirectional overrides, halves of characters. */
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Cs}\u2800\ufff9-\ufffb`

const UNMEANT = new RegExp(String.raw`(?!${MEANT})(?:[${INVISIBLE}]|(?![\n\r\t])\p{Cc})`, 'gu')
const BLANK = new RegExp(String.raw`^[\s\p{Cc}${INVISIBLE}]*$`, 'u')

/** Removes from a text the characters that show nothing: it reads, prints and compares as it looks. */
export const withoutInvisible = (text: string): string => text.replace(UNMEANT, '')

/** Tells whether a text shows nothing. */
export const isBlank = (text: string): boolean => BLANK.test(text)
