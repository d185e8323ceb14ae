import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#fixtures/backend/store/store.ts'
import { openTestStore } from '../fixtures/backend/test-store.ts'
import { openVerdictBackend } from './backend.ts'
import { askPortal, savesOffered } from './portal.ts'
import { conditionVerdicts } from './rows/conditions.ts'
import { definitionVerdicts } from './rows/definitions.ts'
import { expressionVerdicts } from './rows/expressions.ts'
import { moveVerdicts } from './rows/moves.ts'
import { creditLineVerdicts } from './rows/credit-line.ts'
import { openingVerdicts } from './rows/opening.ts'
import { statusVerdicts } from './rows/statuses.ts'
import { valueVerdicts } from './rows/values.ts'
import { stamped } from './stamped.ts'
import type { SentSave, Verdict } from './verdict.ts'

/*
 * The rules of a save, from the specification (section 4) and the decisions, as one table. The portal and the
 * reference backend must both agree with it.
 */

const verdicts = [
  ...moveVerdicts,
  ...statusVerdicts,
  ...conditionVerdicts,
  ...definitionVerdicts,
  ...valueVerdicts,
  ...expressionVerdicts,
  ...openingVerdicts,
  ...creditLineVerdicts,
].map(stamped)
const accepted = verdicts.filter(({ refused }) => refused === undefined)
const refused = verdicts.filter((verdict) => verdict.refused !== undefined)
const byCustomers = refused.filter(({ move }) => move)
const byOthers = refused.filter(({ move }) => !move)

const titled = (rows: readonly Verdict[]) =>
  rows.map((verdict) => [verdict.title, verdict] as const)

const partsOf = ({ variable, pass, progress, status }: SentSave): SentSave => ({
  variable,
  pass,
  progress,
  status,
})

const ended = (task: { id: string; variable?: unknown }) => ({
  ...task,
  variable: { ...(task.variable as object), basedOn: '' },
})

describe('the table of verdicts', () => {
  it('has no row twice', () => {
    const titles = verdicts.map(({ title }) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('has a move for each save that is accepted', () => {
    expect(accepted.filter(({ move }) => !move).map(({ title }) => title)).toEqual([])
  })
})

describe('the portal', () => {
  it.each(titled(accepted))('sends the save that is accepted: %s', async (_, verdict) => {
    const { sent, issues, shows } = await askPortal(verdict)
    expect(issues).toEqual([])
    expect(sent && partsOf(sent)).toEqual(verdict.save)
    expect(shows).toBe(verdict.shows)
  })

  it.each(titled(byCustomers))('holds the save that would be refused: %s', async (_, verdict) => {
    const { sent, issues, shows } = await askPortal(verdict)
    expect(sent).toBeUndefined()
    // The server refuses with the same message, where the screen has one besides those of schemas.
    for (const message of issues.slice(0, 1)) expect(verdict.refused).toContain(message)
    expect(shows).toBe(verdict.shows ?? verdict.flow.progress ?? 1)
  })

  it.each(titled(byOthers))('has no way to send: %s', async (_, verdict) => {
    const offered = await savesOffered(verdict)
    expect(offered.map(partsOf)).not.toContainEqual(verdict.save)
  })
})

describe('the reference backend', () => {
  let store: Store
  let backend: Awaited<ReturnType<typeof openVerdictBackend>>
  beforeAll(async () => {
    store = await openTestStore()
    const processes = new Set(verdicts.map(({ process }) => process))
    backend = await openVerdictBackend(store, [...processes])
  })
  afterAll(() => store.close())

  it.each(titled(accepted))('accepts: %s', async (_, verdict) => {
    const tasks = (await askPortal(verdict)).sent?.businessProcessTaskData ?? []
    const { code, msg } = await backend.save(verdict, tasks)
    expect([code, msg]).toEqual([200, '操作成功'])
    const { status, progress, businessProcessTaskData } = await backend.detail()
    expect([status, progress]).toEqual([verdict.save.status, verdict.save.progress])
    const byId = (saved: readonly { id: string }[]) => new Map(saved.map((task) => [task.id, task]))
    const held = tasks.map((task) => (verdict.ends?.includes(task.id) ? ended(task) : task))
    expect(
      byId(businessProcessTaskData),
      'what the portal has sent comes back, with the results that the save ends emptied of their hash',
    ).toEqual(byId(held))
  })

  it.each(titled(refused))('refuses: %s', async (_, verdict) => {
    const { code, msg } = await backend.save(verdict)
    expect([code, msg]).toEqual([400, verdict.refused])
    const { status = -1, progress = 1 } = verdict.flow
    expect(await backend.detail(), 'nothing is stored').toMatchObject({ status, progress })
  })
})
