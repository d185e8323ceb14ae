import { SMALL_WITH_STATEMENTS } from './whole.ts'

/** The correction, by hand, of a mistake that has no fix: `find` occurs once in the wrong text. */
export interface Correction {
  /** The reason for which no fix is safe. */
  because: string
  find: string
  to: string
}

const CONDITION_ON_CAPITAL = `{
            "required": ["company"],
            "properties": {
              "company": {
                "required": ["capital"],
                "properties": {
                  "capital": { "minimum": 100 }
                }
              }
            }
          }`

/** By the name of the mistake. Each does what the finding's message says. */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  'a source that is a whole form': {
    because: 'the form has several fields',
    find: '"source": "/company"',
    to: '"source": "/company/name"',
  },
  'a field of a source': {
    because: 'no field of the data has a name near to it',
    find: '"source": "/enterpriseRegistry/legalPerson"',
    to: '"source": "/enterpriseRegistry/legalPersonName"',
  },
  'a page of external data that counts too far': {
    because: 'a datum may be missing, or the number be wrong',
    find: 'externalData@R2',
    to: 'externalData@R1',
  },
  'a purpose': {
    because: 'the process would be begun from another place',
    find: '"type": 77,',
    to: '"type": 2,',
  },
  'a purpose that has no product': {
    because: 'the purpose may be the wrong one',
    find: '"type": 13,',
    to: '"type": 1,',
  },
  'a field of a condition': {
    because: 'no field of the form has a name near to it',
    find: '"required": ["size"],\n                "properties": {\n                  "size"',
    to: '"required": ["scale"],\n                "properties": {\n                  "scale"',
  },
  'a value that is no option': {
    because: 'each option is another condition',
    find: '"scale": { "const": "big" }',
    to: '"scale": { "const": "large" }',
  },
  'a bound on an amount, which is a text': {
    because: 'JSON Schema has no keyword for it: the condition becomes an expression',
    find: CONDITION_ON_CAPITAL,
    to: '"company.capital >= 100"',
  },
  'a condition that never holds': {
    because: 'either of its two tests may be the wrong one',
    find: '{ "const": "large", "not": { "enum": ["large"] } }',
    to: '{ "const": "large" }',
  },
  'a length': {
    because: 'either limit may be the wrong one',
    find: '"minLength": 40, "maxLength": 6',
    to: '"minLength": 4, "maxLength": 6',
  },
  'a range': {
    because: 'either limit may be the wrong one',
    find: '"exclusiveMaximum": 1',
    to: '"exclusiveMaximum": 100',
  },
  'a number of items': {
    because: 'either limit may be the wrong one',
    find: '"minItems": 3, "maxItems": 2',
    to: '"minItems": 1, "maxItems": 2',
  },
  'an option of another type': {
    because: 'values that are saved already have the old option',
    find: '{ "const": 1, "title": "小型" }',
    to: '{ "const": "small", "title": "小型" }',
  },
  'an option given twice': {
    because: 'the two have different titles: one of the values is wrong',
    find: '{ "const": "large", "title": "小型" }',
    to: '{ "const": "small", "title": "小型" }',
  },
  'a constant outside of the options': {
    because: 'the constant or the options may be wrong',
    find: '"const": "海外"',
    to: '"const": "国外"',
  },
  'a step that no values lead to': {
    because: 'the condition may be wrong, or the step not needed',
    find: SMALL_WITH_STATEMENTS,
    to: SMALL_WITH_STATEMENTS.replace('small', 'large').replace(', "financials"', ''),
  },
  'steps behind the commit': {
    because: 'the commit or the steps may stand at the wrong place',
    find: '"step": { "commit": true },\n        ',
    to: '',
  },
  'a condition on a later step': {
    because: 'only the author knows which earlier data decides',
    find: '"required": ["financials"],\n            "properties": {\n              "financials"',
    to: '"required": ["company"],\n            "properties": {\n              "company"',
  },
  'a source of a later step': {
    because: 'only the author knows which earlier data is meant',
    find: '"source": "/financials/revenue"',
    to: '"source": "/company/name"',
  },
  'a required field that is only read': {
    because: 'only the author knows where its value comes from',
    find: '"title": "持股比例", "format": "percent"',
    to: '"title": "持股比例", "format": "percent", "default": "51.00"',
  },
  'rules that contradict each other': {
    because: 'either rule may be the wrong one',
    find: 'share < 0',
    to: 'share <= 100',
  },
  'a field without a title': {
    because: 'only the author knows what the field is called',
    find: '"listed": { "type": "boolean" }',
    to: '"listed": { "type": "boolean", "title": "是否上市" }',
  },
  'a placeholder in place of a title': {
    because: 'a placeholder says how to fill in, and is no name',
    find: '"name": { "type": "string", "minLength"',
    to: '"name": { "type": "string", "title": "企业名称", "minLength"',
  },
  'two fields of one title': {
    because: 'only the author knows which is called otherwise',
    find: '"note": { "type": "string", "title": "所属行业"',
    to: '"note": { "type": "string", "title": "行业说明"',
  },
  'an option without a title': {
    because: 'only the author knows what the option is called',
    find: '{ "const": "small" }',
    to: '{ "const": "small", "title": "小型" }',
  },
  'two options of one title': {
    because: 'only the author knows which is called otherwise',
    find: '{ "const": "small", "title": "大型" }',
    to: '{ "const": "small", "title": "中小型" }',
  },
}
