import { FORMATS, formats } from '../../formats/formats.ts'
import { WIDGETS, widgets } from '../../widgets/widgets.ts'

/*
 * The descriptions that an editor shows for the words of the vocabulary. The types require one for each word.
 */

export const WIDGET_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  WIDGETS.map((name) => [name, widgets[name].words]),
)

export const FORMAT_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  FORMATS.map((name) => [name, formats[name].words]),
)
