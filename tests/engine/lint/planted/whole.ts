import type { Mistake } from './mistake.ts'

const SCHEMA = '/actExForms/0/content/schema'
const PERSON = '/actExForms/2/content'

/** The head of the last entry, which a step before it moves by one. */
const contract = (progress: number): string => `    {
      "id": "contract",
      "name": "合同签署",
      "keyName": "contractSigning",
      "nodeType": 4,
      "progress": ${progress},`

/** A step before the last one. @param when one line of JSON */
const audit = (when: string): string => `    {
      "id": "audit",
      "name": "审计信息",
      "keyName": "audit",
      "nodeType": 2,
      "progress": 4,
      "content": {
        "step": {
          "title": "审计信息",
          "when": ${when}
        },
        "schema": {
          "type": "object",
          "properties": { "opinion": { "type": "string", "title": "审计意见" } }
        }
      }
    },
`

/** The financial statements are asked of large companies only: of none that is small. */
export const SMALL_WITH_STATEMENTS =
  '{ "required": ["company", "financials"], "properties": { "company": { "required": ["scale"], "properties": { "scale": { "const": "small" } } } } }'

/** Mistakes that only the whole process shows: its ways, what is asked and read, and what a customer is told. */
export const WHOLE: Readonly<Record<string, Mistake>> = {
  'a step that no values lead to': {
    find: contract(4),
    to: audit(SMALL_WITH_STATEMENTS) + contract(5),
    code: 'step-never-shown',
    pointer: '/actExForms/4/content/step/when',
    line: 156,
    says: '没有任何填写方式会显示步骤“审计信息”',
  },
  'a step whose condition all values meet': {
    find: contract(4),
    to: audit(`{ "not": ${SMALL_WITH_STATEMENTS} }`) + contract(5),
    code: 'step-always-shown',
    pointer: '/actExForms/4/content/step/when',
    line: 156,
    says: '无论怎样填写都会显示步骤“审计信息”',
  },
  'steps behind the commit': {
    find: '"content": {\n        "schema": {\n          "type": "object",\n          "required": ["name", "share"],',
    to: '"content": {\n        "step": { "commit": true },\n        "schema": {\n          "type": "object",\n          "required": ["name", "share"],',
    code: 'after-commit',
    pointer: '/actExForms/3',
    line: 118,
    says: '第 3 步在提交之后',
    also: ['after-commit'],
  },
  'a condition on a later step': {
    find: '"required": ["company"],\n            "properties": {\n              "company"',
    to: '"required": ["financials"],\n            "properties": {\n              "financials"',
    code: 'condition-reads-later-step',
    pointer: '/actExForms/3/content/step/when',
    line: 126,
    says: '本步或之后步骤的数据“financials”',
  },
  'a source of a later step': {
    find: '/enterpriseRegistry/legalPersonName',
    to: '/financials/revenue',
    code: 'unknown-source',
    pointer: `${PERSON}/uiSchema/name/ui:options/source`,
    line: 107,
    says: '“financials”在本步或之后才填写，请使用之前步骤的数据',
  },
  'a field asked for twice': {
    find: '"revenue": { "type": "string", "title": "营业收入", "format": "money" }',
    to: '"revenue": { "type": "string", "title": "营业收入", "format": "money" },\n            "name": { "type": "string", "title": "企业名称" }',
    code: 'asked-twice',
    pointer: '/actExForms/3/content/schema/properties/name',
    line: 143,
    says: '“企业名称”已在第 1 步的“企业信息”中填写',
  },
  'external data that nothing reads': {
    find: '          "name": { "ui:options": { "source": "/enterpriseRegistry/legalPersonName" } },\n',
    to: '',
    code: 'unused-external-data',
    pointer: '/actExForms/1',
    line: 74,
    says: '外部数据“工商登记信息”没有被任何',
  },
  'a required field that a condition hides': {
    find: '"required": ["name", "scale", "industry"]',
    to: '"required": ["name", "scale", "industry", "auditor"]',
    code: 'required-hidden',
    pointer: `${SCHEMA}/required/3`,
    line: 19,
    says: '“审计机构”只在条件成立时显示，却总是必填',
  },
  'a required field that is only read': {
    find: '"share": {\n            "ui:options"',
    to: '"share": {\n            "ui:readonly": true,\n            "ui:options"',
    code: 'required-hidden',
    pointer: `${PERSON}/schema/required/1`,
    line: 99,
    says: '“持股比例”只读，也没有 default、source 或 computed',
  },
  'an official record that differs without a reason': {
    find: '"progress": 2,\n      "content": {\n        "schema": {\n          "type": "object",\n          "properties": {\n            "legalPersonName"',
    to: '"progress": 2,\n      "content": {\n        "official": ["legalPersonName"],\n        "schema": {\n          "type": "object",\n          "properties": {\n            "legalPersonName"',
    code: 'difference-without-reason',
    pointer: `${PERSON}/uiSchema/name/ui:options/source`,
    line: 108,
    says: '“姓名”；请加入带 differences 的字段',
  },
  'rules that contradict each other': {
    find: '"rules": [{ "holds": "share > 0", "message": "持股比例应大于 0" }]',
    to: '"rules": [{ "holds": "share > 0", "message": "持股比例应大于 0" }, { "holds": "share < 0", "message": "持股比例过大" }]',
    code: 'rules-contradict',
    pointer: `${PERSON}/uiSchema/share/ui:options/rules/0`,
    line: 110,
    says: '没有值能同时满足：“持股比例”',
  },
  'a field without a title': {
    find: '"listed": { "type": "boolean", "title": "是否上市" }',
    to: '"listed": { "type": "boolean" }',
    code: 'title-missing',
    pointer: `${SCHEMA}/properties/listed`,
    line: 39,
    says: '“listed”；请写明 title',
  },
  'a placeholder in place of a title': {
    find: '"name": { "type": "string", "title": "企业名称", "minLength"',
    to: '"name": { "type": "string", "minLength"',
    code: 'title-missing',
    pointer: `${SCHEMA}/properties/name`,
    line: 21,
    says: '只有占位文字“与营业执照一致”',
  },
  'two fields of one title': {
    find: '"title": "经营情况"',
    to: '"title": "所属行业"',
    code: 'title-repeated',
    pointer: `${SCHEMA}/properties/note`,
    line: 40,
    says: '“industry”与“note”都叫“所属行业”',
  },
  'an option without a title': {
    find: '{ "const": "small", "title": "小型" }',
    to: '{ "const": "small" }',
    code: 'option-unnamed',
    pointer: `${SCHEMA}/properties/scale/oneOf/0`,
    line: 26,
    says: '代码 "small"：请为它写明 title',
  },
  'two options of one title': {
    find: '{ "const": "small", "title": "小型" }',
    to: '{ "const": "small", "title": "大型" }',
    code: 'option-repeated',
    pointer: `${SCHEMA}/properties/scale/oneOf/1`,
    line: 27,
    says: '有两个选项都叫“大型”',
  },
}
