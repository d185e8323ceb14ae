import { isAmount } from '../expression/values.ts'
import { parseYuan } from '../finance/ratio.ts'
import { itemOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { recordChoiceOf } from '../language/record-choice.ts'
import { isPointer } from '../language/trial-terms.ts'
import { OPTIONS } from '../language/words.ts'
import type { Report } from '../language/diagnostic.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { optionPointer } from './option-pointer.ts'
import { pointedData, type PointedData } from './pointed-data.ts'

/** Checks the fields that choose among records: their kind, their items, and the amount that has to be covered. */
export const checkRecords = (plan: ProcessPlan, report: Report): void => {
  for (const step of plan.steps)
    for (const form of step.forms)
      for (const field of form.plan.fields) {
        if (field.widget !== 'records' || form.dialect !== 'schema') continue
        const at = (name: string) =>
          `${form.pointer}/uiSchema${optionPointer(field.ui, field.uiPointer, name)}`
        checkField(field, pointedData(plan, step), at, report)
      }
}

const checkField = (
  field: Field,
  data: PointedData,
  at: (name: string) => string,
  report: Report,
): void => {
  const { options } = field
  if (!recordChoiceOf(options))
    report('invalid-records', at('widget'), '没有写 kind，该字段没有可选的记录；请写明记录的种类')
  const item = itemOf(field)
  if (item && item.schema.type !== 'string')
    report('invalid-records', at('widget'), '值是记录编号的列表；请把 items 的 type 写为 string')
  const { [OPTIONS.least]: least, [OPTIONS.share]: share } = options
  if (share !== undefined && least === undefined)
    report(
      'invalid-records',
      at(OPTIONS.share),
      '“share”只与 least 合用；请写明 least，或删去 share',
    )
  if (typeof least !== 'string') return
  if (!isPointer(least)) {
    if (parseYuan(least) === undefined)
      report(
        'invalid-records',
        at(OPTIONS.least),
        `“${least}”不是金额；请写 /keyName/字段，或以元为单位的金额`,
      )
    return
  }
  const problem = data.wrong(least)
  if (problem !== undefined) return report('unknown-source', at(OPTIONS.least), problem)
  const pointed = data.fieldAt(least)
  if (pointed && !isCounted(pointed))
    report('invalid-records', at(OPTIONS.least), `${least} 不是金额；请指向金额或数字`)
}

const isCounted = ({ schema }: Field): boolean =>
  isAmount(schema) || [schema.type].flat().some((type) => type === 'number' || type === 'integer')
