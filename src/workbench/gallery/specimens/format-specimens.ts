import { FORMATS, formats } from '#engine/formats/formats.ts'
import type { FieldSpecimen } from './specimen.ts'

/** Specimens of every `format`, with its default widget and a generated sample. */
export const formatSpecimens = Object.fromEntries(
  FORMATS.map((format): [string, FieldSpecimen] => {
    const { title, sample } = formats[format]
    return [
      `format-${format}`,
      {
        title: `${title}（${format}）`,
        note: '由 format 选定控件并校验。',
        field: { type: 'string', title, format },
        sample: sample(11),
        // No format takes it: an expression without its end, a template without its, and no character of an address.
        wrong: '(x{',
        states: ['filled', 'error', 'review'],
      },
    ]
  }),
)
