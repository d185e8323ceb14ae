import { act, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applyingMembers } from '#engine/form/applicability.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import { freeMemberSchema } from '#engine/form/free-members.ts'
import type { Field, FormPlan, Shape } from '#engine/form/form-plan.ts'
import { formatNamed, shownIn } from '#engine/formats/formats.ts'
import { deviceZone } from '#engine/formats/zone.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { atPointer, pointerTo } from '#engine/json/pointer.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import type { ForeignForm } from './foreign-form.ts'

type Path = readonly (string | number)[]

/** A value that was given in the form, with the texts that the form showed for it. */
export interface Given {
  pointer: string
  label: string
  value: unknown
  /** The text of the value on the page: an option's label, the typed text. */
  shown: readonly string[]
}

/** A field of the form with its place in the data. */
interface Target {
  path: Path
  field: Field
}

/** Number of items that each list gets; one deep within others, which are as many already. */
const ITEMS = 2
const itemsAt = (path: Path): number => (path.length > 3 ? 1 : ITEMS)

/**
 * Fills in every control of a form that is on the page, and those that appear meanwhile.
 * @param read returns the form's newest data
 */
export const fillForm = async (
  plan: FormPlan,
  { select = {}, type = {}, names = {} }: ForeignForm,
  read: () => unknown,
): Promise<Given[]> => {
  const given = new Map<string, Given>()
  const done = new Set<string>()
  const choices: Choices = { select, type, names }
  for (let round = 0; round < 200; round += 1) {
    const next = [{ path: [], field: plan.root }, ...targetsOf([plan.root], read(), [])]
      .flatMap((target) => idsOf(target).map((id) => ({ ...target, id })))
      .find(({ id, field }) => !done.has(id) && isOpen(id, field))
    if (!next) break
    done.add(next.id)
    const made = await give(next, choices)
    if (made) given.set(made.pointer, made)
  }
  const missed = targetsOf([plan.root], read(), [])
    .filter(
      ({ field, path }) =>
        isAsked(field) &&
        !path.some((_, index) => given.has(pointerTo('', ...path.slice(0, index + 1)))),
    )
    .map(({ path }) => pointerTo('', ...path))
  if (missed.length > 0) throw new Error(`No control for ${missed.join(', ')}`)
  return [...given.values()]
}

/** Tells whether the form must have a control for a field: not in a branch, which may not be the chosen one. */
const isAsked = ({ schema, options, conditions, computed, fixed, parts }: Field): boolean =>
  fixed === undefined &&
  computed === undefined &&
  !options.readonly &&
  !options.disabled &&
  !schema.readOnly &&
  options.widget !== 'hidden' &&
  (schema.enum !== undefined ||
    [schema.type]
      .flat()
      .some((type) => ['string', 'number', 'integer', 'boolean'].includes(String(type)))) &&
  !parts.some(({ condition }) => condition?.kind === 'branch') &&
  !conditions.some(({ kind }) => kind === 'branch')

/** The fields that may be on the page, groups and lists before what is in them. */
const targetsOf = (shapes: readonly Shape[], value: unknown, path: Path): Target[] => {
  if (Array.isArray(value)) {
    const items = shapes.flatMap(allShapes)
    return value.flatMap((item: unknown, index) => {
      const fields = items.flatMap(({ item: each, tuple, schema }) => {
        if (!tuple) return each ?? []
        const more = schema.additionalItems as JsonSchema
        return tuple[index] ?? { ...compileForm({ schema: more }).root }
      })
      return below(fields, item, [...path, index])
    })
  }
  const values = isJsonObject(value) ? value : {}
  const members = applyingMembers(shapes, value)
  const free = Object.keys(values).flatMap((name) =>
    members.some((field) => field.name === name)
      ? []
      : shapes.flatMap(({ item, schema }): Field[] =>
          item ? [{ ...item, name, schema: freeMemberSchema(schema, name) }] : [],
        ),
  )
  return [...members, ...free].flatMap((field) =>
    below([field], values[field.name], [...path, field.name]),
  )
}

const below = (fields: readonly Field[], value: unknown, path: Path): Target[] => {
  const [field] = fields
  return field ? [{ path, field }, ...targetsOf(fields, value, path)] : []
}

const allShapes = (shape: Shape): Shape[] => [
  shape,
  ...shape.parts.flatMap((part) => allShapes(part.shape)),
]

/** Tells whether a field has a control that can be used. */
const isOpen = (id: string, field: Field): boolean => {
  if (field.fixed !== undefined || field.options.widget === 'hidden') return false
  return controlOf(id) !== undefined
}

const controlOf = (id: string): HTMLElement | undefined => {
  const found = document.getElementById(id)
  if (found) return isUsable(found) ? found : undefined
  // The label of files and tables names their group.
  return (
    document.querySelector<HTMLElement>(`[role=group][aria-labelledby="${id}__label"]`) ?? undefined
  )
}

const isUsable = (control: HTMLElement): boolean =>
  (control.getAttribute('role') === 'combobox' && !(control as HTMLButtonElement).disabled) ||
  (!(control as HTMLInputElement).disabled && !(control as HTMLInputElement).readOnly)

interface Choices {
  select: Readonly<Record<string, string>>
  type: Readonly<Record<string, string>>
  names: Readonly<Record<string, readonly string[]>>
}

const give = async (
  { id, path, field }: Target & { id: string },
  choices: Choices,
): Promise<Given | undefined> => {
  const pointer = pointerTo('', ...path)
  const control = controlOf(id)
  if (!control) return undefined
  const label = labelOf(id) ?? field.title
  const answer = (value: unknown, ...shown: string[]): Given => ({ pointer, label, value, shown })
  if (id.endsWith('__free')) {
    for (const name of choices.names[pointer] ?? ['extra']) {
      fireEvent.change(byId(id), { target: { value: name } })
      fireEvent.blur(byId(id))
    }
    return undefined
  }
  const wanted = choices.select[pointer]
  const role = control.getAttribute('role')
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (!control.checked) await press(control)
    return { pointer, label: '', value: true, shown: [] }
  }
  if (role === 'combobox') return choose(id, control, wanted, answer, field)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const ends = document.getElementById(`${id}__end`) ? [control, byId(`${id}__end`)] : [control]
    const { value, typed, shown } = sampleOf(field, choices.type[pointer], path)
    for (const [index, end] of ends.entries()) await type(end, [typed].flat()[index] ?? '')
    return answer(value, ...shown)
  }
  if (role === 'switch') {
    await press(control)
    return answer(true)
  }
  if (role === 'radiogroup') {
    const radios = [...control.querySelectorAll<HTMLInputElement>('input')]
    const texts = radios.map((radio) => radio.closest('label')?.textContent?.trim() || radio.value)
    const place = wanted === undefined ? 0 : texts.indexOf(wanted)
    if (!radios[place]) throw new Error(`${pointer} has no option ${wanted}`)
    await press(radios[place])
    return answer(optionAt(field, place), texts[place] ?? '')
  }
  if (control instanceof HTMLButtonElement) {
    // The button that adds an item to a list.
    for (let count = 0; count < itemsAt(path) && document.getElementById(id); count += 1)
      await press(byId(id))
    return undefined
  }
  if (control.querySelector('input[type=file]')) {
    const file = new File(['%PDF'], 'example.pdf', { type: 'application/pdf' })
    await userEvent.upload(control.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await waitFor(() => {
      if (!control.textContent?.includes('example.pdf')) throw new Error('not uploaded')
    })
    return undefined
  }
  const boxes = [
    ...control.querySelectorAll<HTMLInputElement>(
      ':scope > label > input[type=checkbox], :scope > * > input[type=checkbox]',
    ),
  ]
  if (role === 'group' && control.id === id && boxes.length > 0) {
    const places = [0, boxes.length - 1].filter((place, index, all) => all.indexOf(place) === index)
    for (const place of places) if (!boxes[place]?.checked) await press(boxes[place]!)
    const checked = boxes.flatMap((box, place) => (box.checked ? [place] : []))
    return answer(
      checked.map((place) => optionAt(field, place)),
      ...checked.map((place) => boxes[place]?.closest('label')?.textContent?.trim() ?? ''),
    )
  }
  const add = [...control.querySelectorAll('button')].find((one) =>
    one.textContent?.includes('添加一行'),
  )
  if (add) for (let count = 0; count < ITEMS; count += 1) await press(add)
  return undefined
}

/** The ids of the button of a group that may be absent, of the selector of a branch, of the field's own control, of the input of a new name. */
const idsOf = ({ path }: Target): string[] => {
  const id = ['f', ...path].join('_')
  return [`${id}__optionalAdd`, `${id}__branch`, id, `${id}__free`]
}

/** The label that the form shows; that of a cell is the title of its column. */
const labelOf = (id: string): string | undefined =>
  (
    document.getElementById(`${id}__label`)?.textContent ??
    document.querySelector(`label[for="${id}"]`)?.textContent
  )?.replace(/^第 \d+ 行 /, '')

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no ${id}`)
  return element
}

const press = async (element: HTMLElement) => {
  await act(async () => {
    fireEvent.click(element)
    await Promise.resolve()
  })
}

const type = async (element: HTMLElement, typed: string) => {
  await act(async () => {
    fireEvent.focus(element)
    fireEvent.change(element, { target: { value: typed } })
    fireEvent.blur(element)
    await Promise.resolve()
  })
}

/** Opens the list of a field or of its branches, and selects an option. */
const choose = async (
  id: string,
  control: HTMLElement,
  wanted: string | undefined,
  answer: (value: unknown, ...shown: string[]) => Given,
  field: Field,
): Promise<Given | undefined> => {
  const open = control.id
  // A list that has the focus already is antd's own.
  if (control instanceof HTMLInputElement) act(() => void fireEvent.mouseDown(control))
  else await press(control)
  const options = await waitFor(() => {
    const found = [
      ...(document
        .getElementById(`${open}_list`)
        ?.closest('.ant-select-dropdown')
        ?.querySelectorAll<HTMLElement>('.ant-select-item-option') ?? []),
    ]
    if (found.length === 0) throw new Error(`${open} has no options`)
    return found
  })
  const place = wanted === undefined ? 0 : options.findIndex((one) => one.title === wanted)
  const option = options[place]
  if (!option) throw new Error(`${open} has no option ${wanted}`)
  const label = option.title
  await press(option)
  if (id.endsWith('__branch') || isBranching(field))
    return { pointer: `${answer(0).pointer}#`, label: '', value: undefined, shown: [label] }
  const value = optionAt(field, place)
  return field.schema.type === 'array' ? answer([value], label) : answer(value, label)
}

const isBranching = ({ schema, parts }: Shape): boolean =>
  !schema.enum &&
  !Array.isArray(schema.type) &&
  schema.type !== 'string' &&
  parts.some(({ condition }) => condition?.kind === 'branch')

/** The value of an option by its place. */
const optionAt = (field: Field, place: number): unknown => {
  const schema = field.schema.type === 'array' ? (field.item?.schema ?? {}) : field.schema
  if (field.schema.type === 'boolean' && !schema.oneOf) return place === 0
  if (field.widget === 'rating') return place + 1
  const listed: unknown = schema.enum ?? schema.oneOf ?? schema.anyOf
  const option: unknown = Array.isArray(listed) ? listed[place] : undefined
  if (!isJsonObject(option) || schema.enum) return option
  return 'const' in option ? option.const : atPointer(option, '/enum/0')
}

/** A value for a field, what is typed for it, and how the page shows it. */
const sampleOf = (field: Field, wanted: string | undefined, path: Path) => {
  const { schema, widget } = field
  if (schema.type === 'array' && widget === 'dateRange')
    return {
      value: ['2026-01-05', '2026-02-06'],
      typed: ['2026-01-05', '2026-02-06'],
      shown: ['2026-01-05', '2026-02-06'],
    }
  const always = field.parts.flatMap(({ condition, shape }) => (condition ? [] : [shape.schema]))
  const types = [schema, ...always].flatMap((one) => one.type)
  if (types.includes('number') || types.includes('integer')) {
    const value = Number(wanted ?? numberFor(schema))
    return { value, typed: String(value), shown: [String(value)] }
  }
  const typed = wanted ?? textFor(schema, path)
  const format = formatNamed(schema.format)
  const value = format?.normalise(typed, { zone: deviceZone }) ?? typed
  return { value, typed, shown: [shownIn(format, value, { zone: deviceZone })] }
}

const numberFor = (schema: Field['schema']): number => {
  const { minimum, exclusiveMinimum, maximum, multipleOf } = schema as Record<
    string,
    number | undefined
  >
  const step = multipleOf ?? 1
  const least =
    minimum ??
    (exclusiveMinimum === undefined ? Math.min(7, maximum ?? 7) : exclusiveMinimum + step)
  return Math.ceil(least / step) * step
}

const textFor = ({ format, minLength, maxLength }: Field['schema'], path: Path): string => {
  const sample = formatNamed(format)?.sample(path.length)
  if (sample !== undefined) return sample
  // Each field gets a text of its own, so that the review can't show one in another's place.
  const own = `v${path.join('')}`.padEnd(Number(minLength ?? 0), 'x')
  return maxLength === undefined ? own : own.slice(-Number(maxLength))
}
