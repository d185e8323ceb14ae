import * as z from 'zod/mini'
import { FORECAST_OUTCOMES } from '../process/forecast.ts'
import { defineContract } from './contract.ts'
import { operatorSignIn } from './operator.ts'
import { flag, id, list, numberOr, text } from './wire.ts'

/*
 * The calls of analysts, who publish process definitions. The specification does not have them: their paths are chosen here.
 */
const SESSION = 'workbench/session'
const PROCESS = 'workbench/process'

/** The analyst of a session. */
const analystInfo = z.object({ account: text, name: text })
export type AnalystInfo = z.output<typeof analystInfo>

export const analystSignIn = defineContract({
  ...operatorSignIn,
  name: 'workbench.signIn',
  summary:
    'Signs an analyst in by account and password; five wrong passwords lock the account. With a new password, it is set; one that a manager has set is refused at `/newPassword` without it.',
  path: `${SESSION}/sign-in`,
  data: z.object({ token: text, analyst: analystInfo }),
})

export const analystSession = defineContract({
  name: 'workbench.session',
  summary: 'The analyst of this session.',
  method: 'GET',
  path: SESSION,
  access: 'analyst',
  data: analystInfo,
})

export const analystSignOut = defineContract({
  name: 'workbench.signOut',
  summary: 'Ends this session.',
  method: 'POST',
  path: `${SESSION}/sign-out`,
  access: 'analyst',
  data: z.unknown(),
})

/** The actions of analysts that are recorded. */
export const ANALYST_ACTIONS = ['signIn', 'signOut', 'publish', 'restore', 'move'] as const
export type AnalystActionKind = (typeof ANALYST_ACTIONS)[number]

const analystAction = z.object({
  id,
  at: text,
  kind: z.enum(ANALYST_ACTIONS),
  account: text,
  processKey: text,
  /** 0 where there is none. */
  version: numberOr(0),
  /** The moved flow; '' else. */
  flowId: text,
  /** The note of a publication, or the step at which a moved flow continues. */
  note: text,
  /** The reason of a refusal; '' where it was done. */
  refusal: text,
})
export type AnalystAction = z.output<typeof analystAction>

export const analystActions = defineContract({
  name: 'workbench.actions',
  summary: 'The newest 200 actions of all analysts, refused ones included, newest first.',
  method: 'GET',
  path: 'workbench/actions',
  access: 'analyst',
  data: list(analystAction),
})

export const serverWords = defineContract({
  name: 'workbench.words',
  summary: 'The words of the server that a definition may use.',
  method: 'GET',
  path: 'workbench/words',
  access: 'analyst',
  data: z.object({
    dictionaries: list(text),
    goodsTypes: list(numberOr(0)),
    processTypes: list(numberOr(0)),
    providers: list(text),
    /** The external data that only some accounts have, by pointer: `/variable`, `/variable/member`. */
    accountsOf: z.record(z.string(), list(text)),
    records: z.record(z.string(), list(text)),
    /** The contracts that a definition may name: see `contractFile` in schemas/process/contract-file.ts. */
    contracts: list(z.record(z.string(), z.unknown())),
    /** The terms of the products, with which the texts of contracts are compared. */
    products: list(
      z.object({
        type: numberOr(0),
        goodsName: text,
        capitalName: text,
        funder: text,
        basis: text,
        minAmount: text,
        maxAmount: text,
        annualRateMin: text,
        annualRateMax: text,
        termMin: numberOr(0),
        termMax: numberOr(0),
        repaymentMethod: text,
      }),
    ),
  }),
})

const publishedVersion = z.object({
  version: numberOr(0),
  processName: text,
  author: text,
  note: text,
  publishedAt: text,
  hash: text,
  /** The version whose content it has again; 0 for new content. */
  restores: numberOr(0),
  /** The count of flows in progress that keep it. */
  flows: numberOr(0),
})
export type PublishedVersion = z.output<typeof publishedVersion>

const publishedProcess = z.extend(publishedVersion, {
  processKey: text,
  type: numberOr(0),
  goodsTypes: list(numberOr(0)),
  /** Its file was removed: no new flow begins with it. */
  isWithdrawn: flag,
})
export type PublishedProcess = z.output<typeof publishedProcess>

export const processes = defineContract({
  name: 'workbench.processes',
  summary: 'The newest version of each process, with the count of all its flows in progress.',
  method: 'GET',
  path: `${PROCESS}/list`,
  access: 'analyst',
  data: list(publishedProcess),
})

export const processHistory = defineContract({
  name: 'workbench.history',
  summary: 'The versions of a process, newest first, and its newest 200 moves of flows.',
  method: 'GET',
  path: `${PROCESS}/history`,
  access: 'analyst',
  query: z.object({ processKey: z.string() }),
  data: z.object({
    versions: list(publishedVersion),
    moves: list(
      z.object({ id, from: numberOr(0), to: numberOr(0), step: text, analyst: text, at: text }),
    ),
  }),
})

export const processVersion = defineContract({
  name: 'workbench.version',
  summary: 'The content of a published version; of the newest without a number.',
  method: 'GET',
  path: `${PROCESS}/version`,
  access: 'analyst',
  query: z.object({
    processKey: z.string(),
    version: z.optional(z.coerce.number().check(z.int32(), z.positive())),
  }),
  data: z.extend(publishedVersion, {
    /** The definition as the text of its file. */
    text,
  }),
})

const flowForecast = z.object({
  id,
  goodsName: text,
  /** The version that it keeps. */
  version: numberOr(0),
  revision: numberOr(0),
  outcome: z.enum(FORECAST_OUTCOMES),
  /** The titles of the steps at which it stands and would stand; '' for none. */
  step: text,
  nextStep: text,
  /** The values that the new version has no place for; personal data is masked. */
  lost: list(z.object({ place: text, title: text, text })),
  /** The reason for which it would be stuck; '' else. */
  reason: text,
})
export type FlowForecast = z.output<typeof flowForecast>

/** The text of a definition. */
const definitionText = z.string().check(z.maxLength(1_000_000))

export const processForecast = defineContract({
  name: 'workbench.forecast',
  summary:
    'What publishing a definition would do: its findings, what it changes, and what becomes of each flow in progress.',
  method: 'POST',
  path: `${PROCESS}/forecast`,
  access: 'analyst',
  body: z.object({ text: definitionText }),
  data: z.object({
    processKey: text,
    /** The newest version now; 0 for a new process. */
    base: numberOr(0),
    /** The number that it would be published with; that of the newest version with the same content. */
    version: numberOr(0),
    findings: list(
      z.object({
        severity: text,
        code: text,
        pointer: text,
        message: text,
        line: numberOr(1),
        column: numberOr(1),
      }),
    ),
    /** The content is that of the newest version. */
    isSame: flag,
    changes: list(z.object({ kind: text, place: list(text), text })),
    /** Sentences about the new flows that another process begins. */
    overshadowed: list(text),
    flows: list(flowForecast),
  }),
  timeout: 60_000,
})
export type ProcessForecast = z.output<typeof processForecast.data>

const published = z.object({ version: numberOr(0) })

/** The reason for a publication. */
const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

export const processPublish = defineContract({
  name: 'workbench.publish',
  summary:
    'Publishes a definition as the next version; new flows begin with it. Code 409 where `base` is not the newest version any more.',
  method: 'POST',
  path: `${PROCESS}/publish`,
  access: 'analyst',
  body: z.object({ text: definitionText, note, base: z.int32() }),
  data: published,
})

export const processRestore = defineContract({
  name: 'workbench.restore',
  summary:
    'Publishes the content of an earlier version again, as the next version. Code 409 as for publishing.',
  method: 'POST',
  path: `${PROCESS}/restore`,
  access: 'analyst',
  body: z.object({ processKey: z.string(), version: z.int32(), note, base: z.int32() }),
  data: published,
})

/** The outcome of one move. */
const movedFlow = z.object({
  id,
  /** It has the new version now, from this move or an earlier one. */
  isMoved: flag,
  /** The step at which it continues, or the reason for which it was not moved. */
  text,
})
export type MovedFlow = z.output<typeof movedFlow>

export const processMove = defineContract({
  name: 'workbench.move',
  summary:
    'Moves flows in progress to the newest version, each in a transaction of its own; a flow that has changed since its forecast is not moved.',
  method: 'POST',
  path: `${PROCESS}/move`,
  access: 'analyst',
  body: z.object({
    processKey: z.string(),
    version: z.int32(),
    /** The flows with the revisions that the forecast was made for. */
    flows: z.array(z.object({ id: z.string(), revision: z.int32() })).check(z.maxLength(1000)),
  }),
  data: z.object({ moved: list(movedFlow) }),
  timeout: 120_000,
})
