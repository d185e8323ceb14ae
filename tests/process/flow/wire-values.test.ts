import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { flowFromWire, saveToWire } from '#src/process/flow/wire-values.ts'

const option = {
  column: [
    {
      prop: 'duties',
      type: 'select',
      multiple: true,
      dataType: 'string',
      dicData: [{ label: '法务', value: 'legal' }],
    },
    { prop: 'licence', type: 'upload', listType: 'picture-img' },
  ],
}
const plan = compileProcess({
  processName: '测试',
  processKey: 'test',
  actExForms: [
    { id: 'f', name: '', keyName: 'k', nodeType: 2, progress: 1, content: JSON.stringify(option) },
  ],
})

const saved = { duties: 'legal', licence: '/files/1.png' }
const held = {
  duties: ['legal'],
  licence: [
    {
      attachId: '/files/1.png',
      link: '/files/1.png',
      originalName: '1.png',
      name: '',
      domain: '',
      size: 0,
      createTime: '',
      digest: '',
    },
  ],
}
const task = (id: string, variable: object) => ({ id, nodeType: 2, nodeKey: 'k', variable })

describe('flowFromWire', () => {
  it('decodes the values of a flow by the codecs of their fields, and no others', () => {
    const flow = {
      tasks: [task('f', saved), task('page', { duties: 'legal' })],
      submitted: { f: { duties: '' } },
    }
    expect(flowFromWire(plan, flow)).toEqual({
      tasks: [task('f', held), task('page', { duties: 'legal' })],
      submitted: { f: { duties: [] } },
    })
  })
})

describe('saveToWire', () => {
  it('encodes the values of a save', () => {
    const payload = {
      variable: { f: held },
      businessProcessTaskData: [task('f', held), task('page', {})],
      modelKey: 'test',
      type: 1,
      businessId: 'b',
      pass: true,
      progress: 2,
      status: 0,
    }
    expect(saveToWire(plan, payload)).toEqual({
      ...payload,
      variable: { f: saved },
      businessProcessTaskData: [task('f', saved), task('page', {})],
    })
  })
})
