import { isJsonObject } from '../json/object.ts'
import { OPTIONS } from '../language/words.ts'
import type { FormPlan } from './form-plan.ts'

/** A heading over some of a form's fields, which are flat in its data. */
export interface Heading {
  /** '' where only the tab has a name. */
  title: string
  /** The tab of the heading; '' is no tab. */
  tab: string
  fields: readonly string[]
}

/** Returns the headings that `ui:options.sections` gives a form. */
export const headingsOf = ({ root }: FormPlan): readonly Heading[] => {
  const sections = root.options[OPTIONS.sections]
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown): Heading[] => {
    if (!isJsonObject(section)) return []
    const { title, tab } = section
    if (typeof title !== 'string' && typeof tab !== 'string') return []
    const fields: unknown[] = Array.isArray(section.fields) ? section.fields : []
    return [
      {
        title: typeof title === 'string' ? title : '',
        tab: typeof tab === 'string' ? tab : '',
        fields: fields.filter((name) => typeof name === 'string'),
      },
    ]
  })
}

/** Entries of a form below their heading; '' is no heading. */
export interface Headed<Thing> {
  title: string
  tab: string
  things: Thing[]
}

/** Groups entries, in their order, by the heading of the field that identifies each. */
export const underHeadings = <Thing>(
  headings: readonly Heading[],
  things: readonly Thing[],
  fieldOf: (thing: Thing) => string,
): Headed<Thing>[] => {
  const parts: Headed<Thing>[] = []
  let last: Heading | undefined
  for (const thing of things) {
    const heading = headings.find(({ fields }) => fields.includes(fieldOf(thing)))
    const part = parts.at(-1)
    if (part && heading === last) part.things.push(thing)
    else parts.push({ title: heading?.title ?? '', tab: heading?.tab ?? '', things: [thing] })
    last = heading
  }
  return parts
}

/** Groups parts by tab: those without a tab come first, above the tabs. */
export const byTab = <Thing>(
  parts: readonly Headed<Thing>[],
): { tab: string; parts: Headed<Thing>[] }[] => {
  const tabs = new Map<string, Headed<Thing>[]>([['', []]])
  for (const part of parts) tabs.set(part.tab, [...(tabs.get(part.tab) ?? []), part])
  return [...tabs].map(([tab, below]) => ({ tab, parts: below }))
}

/** Fields in the order of their headings; those without one come first. */
export const inHeadings = (headings: readonly Heading[], names: readonly string[]): string[] => {
  const placeOf = (name: string) => headings.findIndex(({ fields }) => fields.includes(name))
  return names.toSorted((one, other) => placeOf(one) - placeOf(other))
}
