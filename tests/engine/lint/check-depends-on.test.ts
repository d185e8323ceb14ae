import { describe, expect, it } from 'vitest'
import { lintParts } from '#engine/lint/lint-process.ts'
import { entry, externalDatum, fixedPage, nameRequired, processOf } from '../process/definitions.ts'

describe('checkDependsOn', () => {
  const found = (step: object, first: object = {}) =>
    lintParts(
      processOf(
        entry(1, { schema: nameRequired, step: first }),
        externalDatum(2, 'registry'),
        fixedPage(2, { content: { step } }),
        entry(2, { nodeType: 3, id: 'sub', keyName: 'sub' }),
        entry(3),
      ),
    ).diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)

  it('accepts keyNames of earlier steps and of external data, and pointers to their fields', () => {
    expect(found({ dependsOn: ['k1', '/k1/name', 'registry', '/registry/a'] })).toEqual([])
  })

  it.each([
    [['k9'], '/0 固定页依赖的数据不正确：/k9 中的“k9”，请使用已有的 keyName'],
    [['/k1/nmae'], '/0 固定页依赖的数据不正确：/k1/nmae 中的“nmae”，是否应为“name”？'],
    [
      ['k1', 'k3'],
      '/1 固定页依赖的数据不正确：“k3”是本步或之后步骤的数据；请只写之前步骤的 keyName',
    ],
    [['sub'], '/0 固定页依赖的数据不正确：“sub”是本步或之后步骤的数据；请只写之前步骤的 keyName'],
  ])('reports %s', (dependsOn, said) => {
    expect(found({ dependsOn })).toEqual([
      `invalid-depends-on /actExForms/2/content/step/dependsOn${said}`,
    ])
  })

  it('reports it on a step without a fixed page', () => {
    expect(found({}, { dependsOn: ['registry'] })).toEqual([
      'invalid-depends-on /actExForms/0/content/step/dependsOn 固定页依赖的数据不正确：只有固定页的结果依赖此前的数据；请删除 dependsOn',
    ])
  })

  it('reports what is no list of texts', () => {
    for (const dependsOn of ['k1', [1], [''], {}])
      expect(found({ dependsOn })).toEqual([
        'invalid-content /actExForms/2/content/step/dependsOn content 的结构不正确：dependsOn 应为 keyName 的列表',
      ])
  })
})
