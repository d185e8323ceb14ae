import { WIDGETS } from '#engine/widgets/widgets.ts'
import { BOMBS } from './bombs.ts'
import { KEYWORDS } from './keywords.ts'
import { BORN, NAMES } from './names.ts'
import { OPTIONED } from './options.ts'
import { form, json, RUN, text, type Payload } from './payload.ts'
import { MARKUP, WORDS } from './words.ts'

const all: readonly Payload[] = [
  ...WORDS,
  ...OPTIONED,
  ...KEYWORDS,
  ...WIDGETS.map((widget) =>
    json(`widget ${widget} on the wrong kind`, {
      ...form({ type: 'object', title: 'x', properties: {} }, { x: { 'ui:widget': widget } }),
      formData: { x: { a: '<script>' } },
    }),
  ),
  ...WIDGETS.map((widget) =>
    json(`widget ${widget} with hostile data`, {
      ...form(text('x'), { x: { 'ui:widget': widget } }),
      formData: { x: [{ link: `javascript:${RUN}`, originalName: MARKUP[1] }, {}, null] },
    }),
  ),
  ...[...BORN, 'x', 'ok', RUN, { toString: 1 }, ['ok'], null].map((field) =>
    json(`options within ${JSON.stringify(field)}`, {
      ...form(text('x'), { x: { 'ui:widget': 'bankBranch', 'ui:options': { within: { field } } } }),
      formData: { x: MARKUP[1], ok: `../../${MARKUP[0]}` },
    }),
  ),
  ...NAMES,
  ...BOMBS,
]

/** All payloads, numbered, because names need not be unique. */
export const PAYLOADS: readonly Payload[] = all.map(({ name, content }, index) => ({
  name: `${index + 1} ${name}`,
  content,
}))
