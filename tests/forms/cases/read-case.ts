import type { FormPlan } from '#engine/form/form-plan.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { processFile } from '#schemas/process/definition.ts'

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })

/** Compiles the definition of a case, by the number that its file begins with. */
const readCase = (number: string): ProcessPlan => {
  const [, file] = Object.entries(files).find(([name]) => name.startsWith(`./${number}-`)) ?? []
  return compileProcess(processFile.parse(file))
}

/** Returns the form of the first step of a case. */
export const formOfCase = (number: string): FormPlan => {
  const form = readCase(number).steps[0]?.forms[0]
  if (!form) throw new Error(`Case ${number} has no form`)
  return form.plan
}
