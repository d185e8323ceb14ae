import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { repeatedFiles, sameFileNames } from '#engine/form/same-files.ts'

const file = (attachId: string, digest = '', place?: string) => ({ attachId, digest, place })

const list = (title: string, others = {}) => ({
  type: 'array',
  title,
  items: { type: 'object' },
  ...others,
})
const UPLOAD = { 'ui:widget': 'upload' }
const withOptions = (options: object) => ({ ...UPLOAD, 'ui:options': options })

/** A form with the sides of a card, a list, and two fields of which one has to differ. */
const form = (card = {}) =>
  compileForm({
    schema: {
      type: 'object',
      properties: {
        card: list('身份证', { maxItems: 2, ...card }),
        licences: list('许可证', { uniqueItems: true }),
        front: list('合同首页'),
        back: list('合同末页'),
        rows: {
          type: 'array',
          items: { type: 'object', properties: { a: list('甲'), b: list('乙') } },
        },
      },
    },
    uiSchema: {
      card: withOptions({ places: ['人像面', '国徽面'] }),
      licences: UPLOAD,
      front: UPLOAD,
      back: withOptions({ differsFrom: ['front'] }),
      rows: { items: { a: UPLOAD, b: withOptions({ differsFrom: ['a'] }) } },
    },
  })

const SIDES = [file('1', 'x', '人像面'), file('2', 'x', '国徽面')]

describe('repeatedFiles', () => {
  it.each([
    ['two places', { card: SIDES }, '/card', '身份证的人像面和国徽面是同一个文件，请更换其中一个'],
    [
      'places that the files don’t name',
      { card: [file('1', 'x'), file('2', 'x')] },
      '/card',
      '身份证的人像面和国徽面是同一个文件，请更换其中一个',
    ],
    [
      'a list of unique items',
      { licences: [file('1', 'x'), file('2', 'y'), file('3', 'x')] },
      '/licences',
      '许可证的第 1、3 个是同一个文件，请更换其中一个',
    ],
    [
      'a field that differs from another',
      { front: [file('1', 'x')], back: [file('2', 'y'), file('3', 'x')] },
      '/back',
      '合同末页与合同首页是同一个文件，请更换其中一个',
    ],
    [
      'the fields of one row',
      { rows: [{ a: [file('1', 'x')] }, { a: [file('2', 'y')], b: [file('3', 'y')] }] },
      '/rows/1/b',
      '乙与甲是同一个文件，请更换其中一个',
    ],
    [
      'one file without a digest',
      { front: [file('1')], back: [file('1')] },
      '/back',
      '合同末页与合同首页是同一个文件，请更换其中一个',
    ],
  ])('finds the same file in %s', (_, data, pointer, message) => {
    expect(repeatedFiles(form(), data)).toEqual([{ pointer, message }])
  })

  it.each([
    ['different files', { card: [file('1', 'x', '人像面'), file('2', 'y', '国徽面')] }],
    ['files without a digest', { licences: [file('1'), file('2')] }],
    ['a list that does not ask for different ones', { front: [file('1', 'x'), file('2', 'x')] }],
    ['fields that do not ask for it', { card: [file('1', 'x')], front: [file('2', 'x')] }],
    ['fields of different rows', { rows: [{ a: [file('1', 'x')] }, { b: [file('2', 'x')] }] }],
    ['values that are no files', { card: ['x', 'x', null], licences: 'x' }],
  ])('finds nothing in %s', (_, data) => {
    expect(repeatedFiles(form(), data)).toEqual([])
  })

  it('lets one file stand in two places where the definition allows it', () => {
    expect(repeatedFiles(form({ uniqueItems: false }), { card: SIDES })).toEqual([])
  })

  it('leaves out a field that a condition hides', () => {
    const hidden = compileForm({
      schema: {
        type: 'object',
        properties: { kind: { type: 'string' } },
        if: { required: ['kind'], properties: { kind: { const: 'a' } } },
        then: { properties: { card: list('证件', { uniqueItems: true }) } },
      },
      uiSchema: { card: UPLOAD },
    })
    const card = [file('1', 'x'), file('2', 'x')]
    expect(repeatedFiles(hidden, { kind: 'a', card })).toHaveLength(1)
    expect(repeatedFiles(hidden, { kind: 'b', card })).toEqual([])
  })
})

describe('sameFileNames', () => {
  it('names the other files of the form with the same content', () => {
    const data = { card: SIDES, licences: [file('3', 'y'), file('4', 'x'), file('5', 'y')] }
    const namesOf = (pointer: string, id: string) => sameFileNames(form(), data, pointer, id)
    expect(namesOf('/card', '1')).toEqual(['“国徽面”', '“许可证”'])
    expect(namesOf('/licences', '4')).toEqual(['“身份证的人像面”', '“身份证的国徽面”'])
    expect(namesOf('/licences', '3')).toEqual(['第 3 个文件'])
    expect(namesOf('/licences', '9')).toEqual([])
  })
})
