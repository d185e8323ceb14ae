import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ITEM } from '#engine/json/path-values.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'

/** The answers that a customer gives anew in each application, by form and field, with why. */
const ASKED_EACH_TIME: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'receivables-opening': {
    'what the register says today is looked at anew': [
      'registry-verdict matches',
      'registry-verdict reason',
      'enterprise-profile differenceReason',
      'legal-person differenceReason',
    ],
    'each round asks for its consents': [
      'confirmation truthful',
      'confirmation creditInquiry',
      'confirmation remark',
    ],
  },
  'credit-line-application': {
    'what is applied for': [
      'credit-demand appliedAmount',
      'credit-demand termMonths',
      'credit-demand guaranteeMethod',
      'credit-demand purpose',
      'guarantee guaranteedAmount',
    ],
    'they are of the last months': [
      'credit-materials bankStatements',
      'credit-materials receivablesLedger',
    ],
    'each round asks for its consents': ['credit-confirmation creditInquiry'],
  },
  'quota-activation': {
    'it is chosen from the branches of the bank': ['repayment-account branch'],
    'each round asks for its consents': ['quota-terms accepted'],
  },
  'finance-application': {
    'what is applied for': [
      'financing-demand appliedAmount',
      'financing-demand termMonths',
      'financing-demand purpose',
    ],
    'a record is financed once': [
      'financing-basis invoices',
      'order-basis orders',
      'receivable-basis receivables',
    ],
    'each round asks for its consents': ['financing-confirmation truthful'],
  },
}

it.each(Object.entries(ASKED_EACH_TIME))(
  '%s asks nothing twice: what is on file or was said before is offered',
  (name, reasons) => {
    const text = readFileSync(`schemas/processes/${name}.json`, 'utf8')
    const { steps } = compileProcess(JSON.parse(text) as ProcessInfo)
    const asked = steps.flatMap(({ forms }) =>
      forms.flatMap(({ id, plan }) =>
        plan.fields
          .filter((field) => !field.path.includes(ITEM))
          .filter((field) => !field.source && !field.computed && !field.isReadOnly)
          .map((field) => `${id} ${field.path.map(String).join('/')}`),
      ),
    )
    expect(asked.toSorted()).toEqual(Object.values(reasons).flat().toSorted())
  },
)
