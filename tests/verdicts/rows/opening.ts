import { processFile } from '#schemas/process/definition.ts'
import { realProcesses } from '../../engine/process/definitions.ts'
import {
  aside,
  BACK,
  commit,
  forward,
  incomplete,
  NEXT,
  RESTART,
  restart,
  type Verdict,
} from '../verdict.ts'
import { financials, only, opening, without } from './shipped-values.ts'

const openingProcess = processFile.parse(realProcesses.receivablesOpening)

const profile = opening['enterprise-profile']
const { accountName } = opening['bank-account']
const registry = only(opening, 'registry-check', 'registry-verdict')
const medium = { ...profile, companyScale: 'medium' }

/** A save of the opening of a product. */
const openingRow = (row: Omit<Verdict, 'process'>): Verdict => ({ process: openingProcess, ...row })
/** Opening a product: receivables-opening.json. */
export const openingVerdicts: readonly Verdict[] = [
  openingRow({
    title: 'opening: two forms of one step are saved together',
    flow: { progress: 2, saved: registry },
    move: NEXT,
    save: forward(3, only(opening, 'enterprise-profile', 'contact-person')),
    shows: 3,
  }),
  openingRow({
    title: 'opening: the contact person is missing',
    flow: { progress: 2, saved: registry },
    move: NEXT,
    save: forward(3, { 'enterprise-profile': profile, 'contact-person': {} }),
    refused: incomplete('业务联系人'),
  }),
  openingRow({
    title: 'opening: a credit code with a wrong check digit',
    flow: { progress: 2, saved: registry },
    move: NEXT,
    save: forward(3, {
      ...only(opening, 'contact-person'),
      'enterprise-profile': { ...profile, creditCode: '91320500MA1T8K3H14' },
    }),
    refused: incomplete('企业基本信息'),
  }),
  openingRow({
    title: 'opening: an industry class of another industry, which the select does not offer',
    flow: { progress: 2, saved: registry },
    save: forward(3, {
      ...only(opening, 'contact-person'),
      'enterprise-profile': { ...profile, industryClass: '0111' },
    }),
    refused: '“企业基本信息”：行业小类不在可选范围内，请重新选择',
  }),
  openingRow({
    title: 'opening: a fixed page without values of its own',
    flow: {},
    move: NEXT,
    save: forward(2, registry),
    shows: 2,
  }),
  openingRow({
    title: 'opening: registry data that is not right needs a reason',
    flow: {},
    move: NEXT,
    save: forward(2, { 'registry-check': {}, 'registry-verdict': { matches: 'no' } }),
    refused: incomplete('核对结果'),
  }),
  openingRow({
    title: 'opening: the controller is required where the legal person is not',
    flow: {
      progress: 3,
      saved: only(
        opening,
        'enterprise-profile',
        'contact-person',
        'registry-check',
        'registry-verdict',
      ),
    },
    move: NEXT,
    save: forward(4, {
      ...only(opening, 'handler', 'beneficial-owner'),
      'legal-person': { ...opening['legal-person'], isActualController: 'no' },
    }),
    refused: incomplete('法定代表人'),
  }),
  openingRow({
    title: 'opening: a small enterprise goes past the financials',
    flow: {
      progress: 4,
      saved: without(opening, 'materials', 'bank-account', 'contract', 'confirmation'),
    },
    move: NEXT,
    save: forward(6, only(opening, 'materials')),
    shows: 6,
  }),
  openingRow({
    title: 'opening: a medium enterprise is asked for the financials',
    flow: {
      progress: 4,
      saved: { ...without(opening, 'confirmation'), 'enterprise-profile': medium },
    },
    move: NEXT,
    save: forward(5, only(opening, 'materials')),
    shows: 5,
  }),
  openingRow({
    title: 'opening: a small enterprise goes back past the financials',
    flow: {
      progress: 6,
      saved: { ...without(opening, 'contract', 'confirmation'), 'bank-account': { accountName } },
    },
    move: BACK,
    save: aside(4, { 'bank-account': { accountName } }),
    shows: 4,
  }),
  openingRow({
    title: 'opening: a small enterprise commits',
    flow: { progress: 8, saved: without(opening, 'confirmation') },
    move: NEXT,
    save: commit(9, only(opening, 'confirmation')),
    shows: 'waiting',
  }),
  openingRow({
    title: 'opening: an enterprise that has become small takes its financials back',
    flow: { progress: 8, saved: { ...opening, financials } },
    move: NEXT,
    typed: only(opening, 'confirmation'),
    save: commit(9, { ...only(opening, 'confirmation'), financials: {} }),
    shows: 'waiting',
  }),
  openingRow({
    title: 'opening: a medium enterprise commits with its financials',
    flow: { progress: 8, saved: { ...opening, 'enterprise-profile': medium, financials } },
    move: NEXT,
    save: commit(9, only(opening, 'confirmation')),
    shows: 'waiting',
  }),
  openingRow({
    title: 'opening: a medium enterprise commits without its financials',
    flow: {
      progress: 5,
      saved: { ...without(opening, 'confirmation'), 'enterprise-profile': medium },
    },
    save: commit(9, only(opening, 'confirmation')),
    refused: incomplete('财务信息'),
  }),
  openingRow({
    title: 'opening: a commit without the consent',
    flow: { progress: 8, saved: without(opening, 'confirmation') },
    move: NEXT,
    save: commit(9, { confirmation: { truthful: true, creditInquiry: false } }),
    refused: incomplete('确认提交'),
  }),
  openingRow({
    title: 'opening: from the review back to the profile, and to the review again',
    flow: { progress: 2, saved: opening },
    move: NEXT,
    save: forward(8, only(opening, 'enterprise-profile', 'contact-person')),
    shows: 8,
  }),
  openingRow({
    title: 'opening: from the review back to the profile, and on to the contract of other values',
    flow: { progress: 2, saved: opening },
    ends: ['contract'],
    move: NEXT,
    save: forward(7, {
      ...only(opening, 'contact-person'),
      'enterprise-profile': { ...profile, address: '澄湖路 220 号' },
    }),
    shows: 7,
  }),
  openingRow({
    title: 'opening: from the review back to the profile, and on to the contract of another name',
    flow: { progress: 2, saved: opening },
    ends: ['contract'],
    move: NEXT,
    save: forward(7, {
      ...only(opening, 'contact-person'),
      'enterprise-profile': { ...profile, companyName: '苏州澄禾精密部件股份有限公司' },
    }),
    shows: 7,
  }),
  openingRow({
    title: 'opening: from the review back to the profile, and on to the step that is new',
    flow: { progress: 2, saved: opening },
    ends: ['contract'],
    move: NEXT,
    save: forward(5, { ...only(opening, 'contact-person'), 'enterprise-profile': medium }),
    shows: 5,
  }),
  openingRow({
    title: 'opening: a rejected flow starts again',
    flow: { status: 2, progress: 9, saved: opening },
    move: RESTART,
    save: restart(),
    shows: 1,
  }),
]
