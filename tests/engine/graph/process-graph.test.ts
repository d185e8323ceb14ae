import { describe, expect, it } from 'vitest'
import { mermaid } from '#engine/graph/mermaid.ts'
import { edgesAlong, processGraph } from '#engine/graph/process-graph.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { forwardPaths } from '#engine/paths/forward-paths.ts'
import { entry, fixedPage, ifMore, processOf, realProcesses } from '../process/definitions.ts'

const plan = compileProcess(
  processOf(
    entry(1, {
      schema: { type: 'object', properties: { more: { type: 'boolean', title: '更多 "内容"' } } },
    }),
    entry(2, { step: { when: ifMore } }),
    fixedPage(3),
  ),
)
const graph = processGraph(plan)

describe('processGraph', () => {
  it('has the ways of the machine, with skipped steps, commit, decision and return', () => {
    expect(graph.edges.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'begin step1 next',
      'step1 step2 next',
      'step1 step3 skip',
      'step2 step3 next',
      'step3 waiting commit',
      'waiting approved decision',
      'waiting rejected decision',
      'waiting step1 return',
    ])
  })

  it('words the condition of a step, and names its contents', () => {
    expect(graph.nodes.find(({ id }) => id === 'step2')).toMatchObject({
      when: '“第1步”的“更多 "内容"”为是时显示',
      contents: ['第2步'],
    })
    expect(graph.nodes.find(({ id }) => id === 'step3')?.contents).toEqual([
      '固定页 contractSigning',
    ])
  })

  it.each(Object.entries(realProcesses))('has every way that a path of %s takes', (_, info) => {
    const real = compileProcess(info)
    const ids = new Set(processGraph(real).edges.map(({ id }) => id))
    for (const { steps } of forwardPaths(real).paths)
      for (const id of edgesAlong(steps, true)) expect(ids).toContain(id)
  })
})

describe('mermaid', () => {
  it('is a flow chart with texts that Mermaid can read', () => {
    expect(mermaid(graph).split('\n')).toEqual([
      '---',
      'title: "测试流程"',
      '---',
      'flowchart TD',
      '  begin(["开始"])',
      '  step1["1. 第1步<br/>第1步"]',
      '  step2["2. 第2步<br/>第2步<br/>（“第1步”的“更多 #quot;内容#quot;”为是时显示）"]',
      '  step3["3. 第3步<br/>固定页 contractSigning"]',
      '  waiting(["等待审批"])',
      '  approved(["已通过"])',
      '  rejected(["未通过"])',
      '  begin --> step1',
      '  step1 --> step2',
      '  step1 -.-> step3',
      '  step2 --> step3',
      '  step3 -->|"提交"| waiting',
      '  waiting -->|"通过"| approved',
      '  waiting -->|"不予通过"| rejected',
      '  waiting -.->|"退回修改"| step1',
      '',
    ])
  })
})
