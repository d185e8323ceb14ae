import { TRIAL_TERMS } from '#engine/language/trial-terms.ts'
import { contractFile } from '#schemas/process/contract-file.ts'

/* The JSON Schema (draft-07) with which an editor completes and checks the text of a contract. */

type Schema = Record<string, unknown>

const line = (description: string): Schema => ({ type: 'string', minLength: 1, description })
const lines = (description: string): Schema => ({ type: 'array', description, items: line('文字') })
const when: Schema = line(
  "条件表达式：按 keyName 读已填的值，goods、customer 读产品与客户，如 goods.funder == 'factor'",
)
const closed = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
  additionalProperties: false,
})

/** The text of a contract; in all texts {{…}} stands for a value. */
export const contractSchema: Schema = {
  description:
    '一份合同的文字；其中 {{/keyName/字段}}、{{goods.…}} 为值，可加写法，如 {{/terms/amount|capitals}}',
  ...closed(
    {
      $schema: { type: 'string', description: 'contract.schema.json，供编辑器使用' },
      name: {
        type: 'string',
        description: '合同的名称，签署节点的 contract 引用它',
        pattern: '^[a-z][a-z0-9-]{0,63}$',
      },
      title: line('合同的标题，如 借款合同'),
      when,
      parties: {
        type: 'array',
        description: '当事人',
        minItems: 2,
        items: closed(
          {
            role: line('身份，如 甲方（贷款人）'),
            name: line('名称，如 {{customer.name}}'),
            lines: lines('其后各行；值为空的行不写'),
          },
          ['role', 'name'],
        ),
      },
      clauses: {
        type: 'array',
        description: '条款；有标题的依次编号为第一条、第二条',
        minItems: 1,
        items: closed({
          heading: line('条款的标题'),
          when,
          paragraphs: lines('各段文字'),
          table: closed({
            of: { ...line('/keyName/字段，一个列表：逐项列出'), pattern: '^/.' },
            plan: {
              type: 'object',
              description: '还款计划的条件，同控件 trial 的 terms；起息日缺省为开始办理之日',
              properties: Object.fromEntries(
                TRIAL_TERMS.map((name) => [name, { type: ['string', 'number'] }]),
              ),
              additionalProperties: false,
            },
            none: line('没有内容时的文字'),
          }),
          values: {
            description: '逐项写明签署所依据的全部内容',
            ...closed({ none: line('没有内容时的文字') }, ['none']),
          },
        }),
      },
    },
    Object.keys(contractFile.shape).filter((name) => name !== '$schema' && name !== 'when'),
  ),
}

/** Makes the JSON Schema of a contract file; `npm run documents` writes it. */
export const contractSchemaDocument = (): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'contract.schema.json',
  title: '合同的文字',
  ...contractSchema,
})
