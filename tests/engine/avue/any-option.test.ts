import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { hasErrors } from '#engine/language/diagnostic.ts'
import { convertAvue } from '#engine/avue/convert-avue.ts'
import { AVUE_TYPES } from '#engine/avue/types.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { LIMITS } from '#engine/language/limits.ts'
import { entry, processOf } from '../process/definitions.ts'
import type { Part } from './convert-column.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 300)
const TIMEOUT = 30_000 + RUNS * 20

const nearly = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue() })
const members = {
  prop: nearly(fc.constantFrom('a', 'b', 'c', '名称', '__proto__', 'ui:order', 'items')),
  label: nearly(fc.string()),
  type: nearly(fc.constantFrom(...AVUE_TYPES, 'title', 'ueditor')),
  value: fc.jsonValue(),
  order: nearly(fc.integer()),
  span: nearly(fc.constantFrom(6, 8, 12, 24)),
  display: nearly(fc.boolean()),
  multiple: nearly(fc.boolean()),
  dataType: nearly(fc.constantFrom('string', 'number', 'array', 'json')),
  valueFormat: nearly(fc.constantFrom('YYYY-MM-DD', 'YYYY/MM/DD HH:mm', 'HH:mm', 'x', '((')),
  dicData: nearly(
    fc.array(
      fc.record({ label: nearly(fc.string()), value: nearly(fc.constantFrom(0, 1, '1', 'a')) }),
      { maxLength: 4 },
    ),
  ),
  dicUrl: nearly(
    fc.constantFrom(
      '/blade-system/dict/dictionary?code=bank',
      '/blade-system/region/lazy-tree',
      '/blade-system/region/select?code={{key}}',
      'javascript:alert(1)',
    ),
  ),
  cascader: nearly(fc.array(fc.constantFrom('a', 'b', '__proto__'))),
  props: fc.jsonValue(),
  min: nearly(fc.integer()),
  limit: nearly(fc.nat()),
  rules: nearly(
    fc.array(
      nearly(
        fc.record(
          {
            required: fc.boolean(),
            pattern: nearly(fc.constantFrom('^a', '(a+)+', '[')),
            min: nearly(fc.integer()),
          },
          { requiredKeys: [] },
        ),
      ),
      { maxLength: 3 },
    ),
  ),
  change: fc.constant('() => { globalThis.pwned = true }'),
}
const column: fc.Arbitrary<unknown> = fc.record(members, { requiredKeys: ['prop'] })
const columns = nearly(
  fc.oneof(
    fc.array(nearly(column), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), nearly(column)),
  ),
)
const group = fc.record({ label: nearly(fc.string()), column: columns })
const options = fc.record(
  {
    column: nearly(
      fc.oneof(
        columns,
        fc.tuple(
          fc.record({
            prop: fc.constant('d'),
            type: fc.constant('dynamic'),
            children: nearly(fc.record({ column: columns })),
          }),
        ),
      ),
    ),
    group: nearly(fc.array(nearly(group), { maxLength: 2 })),
    tabs: nearly(fc.boolean()),
  },
  { requiredKeys: ['column'] },
)

/** Lists the columns of an option that are objects, with their pointers. */
const columnsOf = (holder: Part, pointer: string): [Part, string][] =>
  Object.entries(
    isJsonObject(holder.column) || Array.isArray(holder.column) ? holder.column : {},
  ).flatMap(([name, member]) => {
    const at = `${pointer}/column/${name}`
    return isJsonObject(member)
      ? [[Array.isArray(holder.column) ? member : { prop: name, ...member }, at] as [Part, string]]
      : []
  })

describe('any option', () => {
  it(
    'converts to a form that the checker accepts; every column is in it or in the report',
    () => {
      fc.assert(
        fc.property(options, (given) => {
          const content = JSON.parse(JSON.stringify(given)) as Part
          const { form, diagnostics } = convertAvue(content)
          const plan = compileProcess(processOf(entry(1, { content })))
          const isShape = plan.diagnostics.some(({ code }) => code === 'forbidden-name')
          if (!isShape) expect(plan.steps[0]?.broken).toBe(false)
          const groups = Object.entries(
            isJsonObject(content.group) || Array.isArray(content.group) ? content.group : {},
          )
          const all = [
            ...columnsOf(content, ''),
            ...groups.flatMap(([name, one]) =>
              isJsonObject(one) ? columnsOf(one, `/group/${name}`) : [],
            ),
          ]
          for (const [{ prop, type }, at] of all) {
            if (type === 'title') continue
            const name =
              typeof prop === 'string' || typeof prop === 'number' ? String(prop).trim() : ''
            const isThere = Object.hasOwn(form.schema.properties as object, name)
            expect(isThere || diagnostics.some(({ pointer }) => pointer.startsWith(at))).toBe(true)
          }
          expect(globalThis).not.toHaveProperty('pwned')
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT,
  )

  it(
    'never throws, whatever the JSON',
    () => {
      fc.assert(
        fc.property(
          fc.dictionary(fc.constantFrom('column', 'group', 'span', 'props'), fc.jsonValue()),
          (content) => {
            convertAvue(content)
          },
        ),
        { numRuns: RUNS },
      )
    },
    TIMEOUT,
  )

  it('must keep the limits of a definition, before and after the conversion', () => {
    const many = Array.from({ length: LIMITS.properties + 1 }, (_, index) => ({
      prop: `p${index}`,
    }))
    const large = [{ prop: 'a', placeholder: '字'.repeat(LIMITS.contentBytes / 3) }]
    const codes = [many, large].map((content) => {
      const { diagnostics, steps } = compileProcess(
        processOf(entry(1, { content: { column: content } })),
      )
      expect(steps[0]?.broken).toBe(true)
      expect(hasErrors(diagnostics)).toBe(true)
      return diagnostics[0]?.code
    })
    expect(codes).toEqual(['too-many-properties', 'content-too-large'])
  })
})
