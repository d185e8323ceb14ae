import type { ComponentType } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { customerGoodsList, goodsDetail } from '#schemas/api/products.ts'
import {
  recordList,
  recordsWaiting,
  type RecordPage,
  type RecordWaiting,
} from '#schemas/api/records.ts'
import type { ShownPageKey } from '#schemas/process/fixed-pages.ts'
import type { CallOptions } from '#src/api/api-client.ts'
import { call } from '#src/api/call.ts'
import { ReviewPanel } from '#src/process/review/review-panel.tsx'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { daysRange, moneyRange, percentRange } from '#src/ui/display/range.ts'
import { FlowContracts } from './flow-contracts.tsx'
import { FlowHistory } from './flow-history.tsx'

/** The part of its flow that a page reads. */
interface FlowRead {
  goodId: string
  /** '' until the first save. */
  flowOnlyId: string
}

/** The data with the form by which it is shown, a sentence in its place, or the records in which the customer has to act first. */
type Content =
  { form: FormPlan; value: unknown } | { words: string } | { waiting: readonly RecordWaiting[] }

/** The content of a page in a step: its data, and the sentence that the customer confirms. */
interface ShownContent {
  title: string
  /** The label of the checkbox. */
  label: string
  read: (flow: FlowRead, options: CallOptions) => Promise<Content>
  /** Says what has to be done while there are records in which the customer has to act. */
  waitsFor?: string
  Above?: ComponentType<{ step: PlanStep }>
}

const text = (title: string, format?: string) => ({
  type: 'string',
  title,
  ...(format !== undefined && { format }),
})

const lines = (title: string) => ({ type: 'array', title, items: { type: 'string' } })

const PRODUCT_FORM = compileForm({
  schema: {
    type: 'object',
    properties: {
      goodsName: text('产品'),
      rate: text('年化利率（单利）'),
      amount: text('额度范围'),
      term: text('融资期限'),
      repaymentMethod: text('还款方式'),
      summary: text('产品介绍'),
      features: lines('产品特点'),
      conditions: lines('申请条件'),
    },
  },
})

const product = (title: string): ShownContent => ({
  title,
  label: '我已阅读并了解以上利率、额度、期限与申请条件',
  read: async ({ goodId }, options) => {
    const goods = await call(goodsDetail, { query: { id: goodId } }, options)
    const { goodsName, repaymentMethod, summary, features, conditions } = goods
    return {
      form: PRODUCT_FORM,
      value: {
        goodsName,
        repaymentMethod,
        summary,
        features,
        conditions,
        rate: percentRange(goods.annualRateMin, goods.annualRateMax),
        amount: moneyRange(goods.minAmount, goods.maxAmount),
        term: daysRange(goods.termMin, goods.termMax),
      },
    }
  },
})

/** The most records that a step shows. */
const SHOWN_RECORDS = 20

const UNIT_FORMATS: Readonly<Record<string, string>> = {
  money: 'money',
  percent: 'percent',
  date: 'date',
}

/** Returns the form of a list of records: a table with the columns of the list, and the status. */
const tableOf = ({ columns }: RecordPage, title: string): FormPlan =>
  compileForm({
    schema: {
      type: 'object',
      properties: {
        records: {
          type: 'array',
          title,
          items: {
            type: 'object',
            properties: {
              ...Object.fromEntries(
                columns.map(({ name, label, unit }) => [name, text(label, UNIT_FORMATS[unit])]),
              ),
              [STATUS]: text('状态'),
            },
          },
        },
      },
    },
    uiSchema: { records: { 'ui:widget': 'table' } },
  })

/** The column of the status, whose name no column of a list has. */
const STATUS = '$status'

const records = (kind: string, title: string, empty: string): ShownContent => ({
  title,
  label: `我已核对以上${title}`,
  read: async (_, options) => {
    const query = { kind, current: 1, size: SHOWN_RECORDS }
    const page = await call(recordList, { query }, options)
    if (page.total === 0) return { words: empty }
    const name =
      page.total > SHOWN_RECORDS ? `最近 ${SHOWN_RECORDS} 条，共 ${page.total} 条` : title
    return {
      form: tableOf(page, name),
      value: {
        records: page.records.map(({ values, status }) => ({ ...values, [STATUS]: status.label })),
      },
    }
  },
})

const MATERIALS = 'materialRequest'

const OUTCOME_FORM = compileForm({
  schema: {
    type: 'object',
    properties: {
      goodsName: text('产品'),
      state: text('开通状态'),
      openedAt: text('开通时间'),
      quota: text('额度状态'),
      amount: text('授信额度', 'money'),
      annualRate: text('年化利率', 'percent'),
      validUntil: text('额度有效期至'),
    },
  },
})

/** The most products that are looked through. */
const PRODUCTS = { current: 1, size: 100 }

/** The submissions and decisions of the flow, and its contracts. */
const Progress = () => {
  const { flowOnlyId, status } = useFlow().actor.getSnapshot().context
  return (
    flowOnlyId !== '' && (
      <>
        <FlowHistory flowOnlyId={flowOnlyId} status={status} />
        <FlowContracts flowOnlyId={flowOnlyId} />
      </>
    )
  )
}

/** The content of each page that a step shows: a key without one is a type error. */
export const SHOWN_CONTENTS: Readonly<Record<ShownPageKey, ShownContent>> = {
  productDetails: product('产品详情'),
  productGroupDetails: product('产品组详情'),
  openingDetails: {
    title: '确认填写的内容',
    label: '以上填写的内容真实、完整',
    read: () => Promise.resolve({ words: '请逐项核对以上内容；需要更正的，请点击“修改”。' }),
    Above: ({ step }) => <ReviewPanel before={step} />,
  },
  financingDetails: records('financing', '融资申请', '您还没有融资申请。'),
  financialCharges: records('fee', '融资费用', '您没有需要缴纳的费用。'),
  creditLineThaw: records('creditLine', '授信额度', '您还没有授信额度。'),
  additionalMaterials: {
    title: '补充资料',
    label: '平台要求的补充资料均已提交',
    waitsFor: '补充资料提交后可以继续',
    read: async (_, options) => {
      const waiting = await call(recordsWaiting, {}, options)
      const open = waiting.filter(({ kind }) => kind === MATERIALS)
      return open.length > 0 ? { waiting: open } : { words: '目前没有需要补充的资料。' }
    },
  },
  approval: {
    title: '审批进度',
    label: '我已知悉以上办理进度',
    read: ({ flowOnlyId }) =>
      Promise.resolve({
        words: flowOnlyId === '' ? '申请还没有保存。' : `申请编号 ${flowOnlyId}`,
      }),
    Above: Progress,
  },
  completion: {
    title: '办理结果',
    label: '我已知悉以上办理结果',
    read: async ({ goodId }, options) => {
      const { records: mine } = await call(customerGoodsList, { query: PRODUCTS }, options)
      const goods = mine.find(({ goodsId }) => goodsId === goodId)
      if (!goods) return { words: '这个产品还没有办理结果。' }
      const { goodsName, status, openedAt, quota } = goods
      return {
        form: OUTCOME_FORM,
        value: {
          goodsName,
          state: status === 1 ? '已开通' : '开通中',
          openedAt,
          quota: quota?.statusLabel ?? '暂无额度',
          ...(quota && {
            amount: quota.amount,
            annualRate: quota.annualRate,
            validUntil: quota.validUntil,
          }),
        },
      }
    },
  },
}
