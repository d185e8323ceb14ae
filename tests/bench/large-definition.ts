import { readFileSync } from 'node:fs'

interface Definition {
  processName: string
  processKey: string
  goodsTypes: number[]
  type: number
  version: number
  actExForms: Record<string, unknown>[]
}

const SOURCE = 'schemas/processes/finance-application.json'

/**
 * Makes the text of a definition with that many steps, each of one form: the forms of the finance application in turn,
 * under keys of their own.
 */
export const largeDefinition = (steps: number): string => {
  const { actExForms, ...file } = JSON.parse(readFileSync(SOURCE, 'utf8')) as Definition
  const forms = actExForms.filter(({ nodeType }) => nodeType === 2)
  const external = actExForms.filter(({ nodeType }) => nodeType === -1)
  const entries = Array.from({ length: steps }, (_, index) => {
    const form = forms[index % forms.length] ?? {}
    const { step: _step, ...content } = (form['content'] ?? {}) as Record<string, unknown>
    const number = index + 1
    return {
      ...form,
      id: `form-${number}`,
      keyName: `form${number}`,
      progress: number,
      content: { ...content, step: { title: `第 ${number} 步` } },
    }
  })
  return JSON.stringify(
    { ...file, processKey: 'large', actExForms: [...external, ...entries] },
    null,
    2,
  )
}
