import { describe, expect, it } from 'vitest'
import type { CheckText } from '#src/workbench/definition/check-message.ts'
import { createDefinition } from '#src/workbench/definition/definition.ts'
import { NEW_DEFINITION } from '#src/workbench/definition/new-definition.ts'
import { createReplies } from '#src/workbench/definition/reply-to.ts'

const WRONG = NEW_DEFINITION.replace('"version": 1,', '"version": 1')
  .replace('"title": "企业名称"', '"titel": "企业名称"')
  .replace('"nodeType": 2', '"nodeType": "2"')

/** Opens a definition whose checks are answered when `settle` is called. */
const open = (original: string) => {
  const replies = createReplies()
  const waiting: (() => void)[] = []
  const check: CheckText = (text, tell, mends = false) =>
    waiting.push(() => {
      const { mended, findings, steps = [] } = replies({ text, words: undefined, mends })
      tell({ text: mended ?? text, findings, steps })
    })
  const drafts = { write: () => Promise.resolve(), remove: () => Promise.resolve() }
  const definition = createDefinition({ key: 'new', original, draft: undefined, check, drafts })
  const settle = () => {
    while (waiting.length > 0) waiting.shift()?.()
  }
  settle()
  return { definition, settle }
}

describe('the definition of the editor', () => {
  it('applies all fixes, also those that appear with the first', () => {
    const { definition, settle } = open(WRONG)
    expect(definition.state().checked?.findings.map(({ code }) => code)).toEqual(['invalid-json'])
    definition.mend()
    settle()
    expect(JSON.parse(definition.state().text)).toEqual(JSON.parse(NEW_DEFINITION))
    expect(definition.state().checked?.findings).toEqual([])
  })

  it('keeps what is typed while the fixes are on their way', () => {
    const { definition, settle } = open(WRONG)
    definition.mend()
    definition.edit(NEW_DEFINITION)
    settle()
    expect(definition.state().text).toBe(NEW_DEFINITION)
  })
})
