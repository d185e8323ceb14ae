import { processFile } from '#schemas/process/definition.ts'
import { realProcesses } from '../../engine/process/definitions.ts'
import { commit, forward, incomplete, NEXT, type Verdict } from '../verdict.ts'
import { activation, creditLine, identity, only, proposal, without } from './shipped-values.ts'

const creditProcess = processFile.parse(realProcesses.creditLineApplication)
const activationProcess = processFile.parse(realProcesses.quotaActivation)

const demand = creditLine['credit-demand']
const trade = creditLine['trade-background']

const creditRow = (row: Omit<Verdict, 'process'>): Verdict => ({ process: creditProcess, ...row })
const activationRow = (row: Omit<Verdict, 'process'>): Verdict => ({
  process: activationProcess,
  ...row,
})

/** The credit line and its activation: credit-line-application.json and quota-activation.json. */
export const creditLineVerdicts: readonly Verdict[] = [
  creditRow({
    title: 'credit line: without security, the guarantee is skipped',
    flow: { progress: 2, saved: { 'credit-demand': { ...demand, guaranteeMethod: 'credit' } } },
    move: NEXT,
    save: forward(4, only(creditLine, 'trade-background')),
    shows: 4,
  }),
  creditRow({
    title: 'credit line: shares that come to more than the whole',
    flow: { progress: 2, saved: only(creditLine, 'credit-demand') },
    move: NEXT,
    save: forward(3, {
      'trade-background': {
        ...trade,
        counterparties: trade.counterparties.map((one) => ({ ...one, share: '60' })),
        totalShare: '120',
      },
    }),
    refused: incomplete('贸易背景'),
  }),
  creditRow({
    title: 'credit line: a sum that is not the sum of the shares',
    flow: { progress: 2, saved: only(creditLine, 'credit-demand') },
    move: NEXT,
    save: forward(3, { 'trade-background': { ...trade, totalShare: '90' } }),
    refused: '“贸易背景”：主要交易对手合计占比所依据的内容有变化，请打开这一步重新核对',
  }),
  creditRow({
    title: 'credit line: a guarantee below the amount that is applied for',
    flow: { progress: 3, saved: only(creditLine, 'credit-demand', 'trade-background') },
    move: NEXT,
    save: forward(4, {
      guarantee: { ...creditLine.guarantee, guaranteedAmount: '400000', coverage: 80 },
    }),
    refused: '“担保信息”：担保金额不能低于申请额度',
  }),
  creditRow({
    title: 'credit line: a commit with everything filled in',
    flow: { progress: 5, saved: without(creditLine, 'credit-confirmation') },
    move: NEXT,
    save: commit(6, only(creditLine, 'credit-confirmation')),
    shows: 'waiting',
  }),
  creditRow({
    title: 'credit line: a commit after the amount has changed and the coverage has not',
    flow: {
      progress: 5,
      saved: { ...creditLine, 'credit-demand': { ...demand, appliedAmount: '550000' } },
    },
    move: NEXT,
    save: commit(6, only(creditLine, 'credit-confirmation')),
    refused: '“担保信息”：担保覆盖率（%）所依据的内容有变化，请打开这一步重新核对',
  }),
  activationRow({
    title: 'activation: the first step leads to the proposal',
    flow: { external: proposal },
    move: NEXT,
    save: forward(2, only(activation, 'repayment-account')),
    shows: 2,
  }),
  activationRow({
    title: 'activation: a branch of another bank, which the select does not offer',
    flow: { external: identity },
    save: forward(2, {
      'repayment-account': { ...activation['repayment-account'], branch: '999999999999' },
    }),
    refused: '“还款账户”：开户网点不在可选范围内，请重新选择',
  }),
  activationRow({
    title: 'activation: the terms are not accepted',
    flow: { progress: 2, external: proposal, saved: only(activation, 'repayment-account') },
    move: NEXT,
    save: forward(3, { 'quota-terms': { ...activation['quota-terms'], accepted: false } }),
    refused: incomplete('额度确认'),
  }),
  activationRow({
    title: 'activation: the page of the contract commits',
    flow: { progress: 3, external: proposal, saved: without(activation, 'activation-contract') },
    move: NEXT,
    save: commit(4, only(activation, 'activation-contract')),
    shows: 'waiting',
  }),
]
