import { byTab, inHeadings, underHeadings, type Heading } from '#engine/form/headings.ts'
import { pointerTokens } from '#engine/json/pointer.ts'
import type { ReviewEntry, ReviewSection } from './review-entries.ts'

/** Groups the values of flat fields below the form's headings. */
export const headed = (form: ReviewSection, headings: readonly Heading[]): ReviewSection => {
  if (headings.length === 0) return form
  const nameOf = ({ key }: ReviewEntry) => pointerTokens(key)[0] ?? ''
  const order = inHeadings(headings, form.entries.map(nameOf))
  const placeOf = (entry: ReviewEntry) => order.indexOf(nameOf(entry))
  const entries = form.entries.toSorted((one, other) => placeOf(one) - placeOf(other))
  return {
    ...form,
    entries: byTab(underHeadings(headings, entries, nameOf)).flatMap(({ tab, parts }) =>
      titled(
        tab,
        parts.flatMap(({ title, things }) => titled(title, things)),
      ),
    ),
  }
}

const titled = (title: string, entries: ReviewEntry[]): ReviewEntry[] =>
  title === '' ? entries : [{ kind: 'section', key: `heading ${title}`, title, entries }]
