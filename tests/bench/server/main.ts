/*
 * npm run bench -- server: loads the reference backend with many signed-in customers, beside a bare server on the same
 * database in the same run.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processDetail } from '#schemas/api/process.ts'
import type { StoreOptions } from '#fixtures/backend/store/open.ts'
import { copyMigratedDatabase } from '../../fixtures/backend/migrated-database.ts'
import { makePortalFolder } from '../../fixtures/hosts/portal-folder.ts'
import { startRealServer } from '../../fixtures/hosts/real-server.ts'
import { beginOpenings, signUpCrowd, type Member } from './crowd.ts'
import { load, type Load } from './load.ts'
import { backendMix, bareMix, type Mix } from './mix.ts'
import { partsOf } from './parts.ts'
import { usageOf } from './usage.ts'

/** A server of PostgreSQL of this run. */
interface Cluster {
  url: string
  pid: number
}

interface Plan {
  connections: number
  customers: number
  seconds: number
  /** The length of a soak, which replaces the two measurements; minutes, 0 for none. */
  minutes: number
  workers: number
  /** Profiles the server, and prints its time by part. */
  parts: boolean
}

/**
 * The bars of each store, which hold with no error and no lost save; p99 in ms. `ofBare` is the least part of the bare server's requests
 * a second, which a busy machine changes less than either.
 */
const BARS = {
  PostgreSQL: { perSecond: 500, p99: 100, ofBare: 0.03 },
  PGlite: { perSecond: 150, p99: Infinity, ofBare: 0.03 },
} as const

/** The token of /metrics. */
const METRICS = 'bench-server-metrics'

/** The memory of the last third of a soak, over that of the second one, that counts as flat. */
const FLAT = 1.1

/** The load before each measurement; seconds. */
const WARM_UP = 5

/** The time between two readings of the memory; ms. */
const READING = 10_000

const MIB = 1024 * 1024

/**
 * Runs the load on PostgreSQL and on the embedded database, or on the one that `--store` names. Sets the exit code 1 where a bar is
 * missed.
 */
export const benchServer = async (args: string[], openCluster: () => Promise<Cluster>) => {
  const { store, ...plan } = planOf(args)
  const portal = await makePortalFolder()
  try {
    if (store !== 'embedded') {
      const { url, pid } = await openCluster()
      await benchOn('PostgreSQL', { databaseUrl: url }, { ...plan, pid, portal: portal.dir })
    }
    if (store !== 'postgres') {
      const dataDir = await mkdtemp(join(tmpdir(), 'bench-server-'))
      const database = join(dataDir, 'database')
      await copyMigratedDatabase(database)
      await benchOn('PGlite', { dataDir: database }, { ...plan, workers: 1, portal: portal.dir })
      await rm(dataDir, { recursive: true })
    }
  } finally {
    await portal.remove()
  }
}

const benchOn = async (
  name: keyof typeof BARS,
  options: StoreOptions,
  { pid, portal, ...plan }: Plan & { pid?: number; portal: string },
) => {
  const signedUp = await signUpCrowd(options, plan.customers)
  const dir = await mkdtemp(join(tmpdir(), 'bench-server-'))
  const dataDir = 'dataDir' in options ? join(options.dataDir, '..') : dir
  const target: Record<string, string> =
    'databaseUrl' in options
      ? { DATABASE_URL: options.databaseUrl, WORKERS: String(plan.workers) }
      : {}
  const profiles = join(dir, 'profiles')
  const server = await startRealServer(
    // The pace counts each call, and holds none of the load's customers.
    {
      DATA_DIR: dataDir,
      PORTAL_DIR: portal,
      CALLS_A_MINUTE: '1000000',
      METRICS_TOKEN: METRICS,
      ...target,
    },
    plan.parts ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [],
  )
  const crowd = await beginOpenings(server.url, signedUp)
  const backend = { url: server.url, pid: server.child.pid ?? 0, database: pid }
  console.log(`\n${name}: ${crowd.length} customers, ${plan.connections} connections`)
  let [cpu, perSecond] = [NaN, NaN]
  if (plan.minutes > 0) await soak(backend, crowd, plan)
  else {
    const measured = await measure(backend, backendMix(crowd), plan)
    const lost = await lostSaves(server.url, crowd, measured)
    printRow('reference backend', measured, `${lost} lost`)
    printMemory(measured)
    const bar = BARS[name]
    const { errors } = measured
    judge(
      `≥ ${bar.perSecond}/s${bar.p99 === Infinity ? '' : `, p99 ≤ ${bar.p99} ms`}, 0 errors, 0 lost`,
      measured.perSecond >= bar.perSecond && measured.p99 <= bar.p99 && errors + lost === 0,
    )
    ;({ cpu, perSecond } = measured)
  }
  await server.end()
  if (plan.parts) await printParts(profiles, cpu)
  if (plan.minutes === 0) {
    const bare = await startBare({ ...target, DATA_DIR: dataDir })
    const control = await measure({ ...bare, database: pid }, bareMix(crowd), plan)
    printRow('bare Hono and SQL', control)
    const ratio = perSecond / control.perSecond
    const { ofBare } = BARS[name]
    judge(
      `≥ ${ofBare} of the bare server’s requests a second: ${ratio.toFixed(3)}`,
      ratio >= ofBare,
    )
    bare.child.kill()
    await once(bare.child, 'exit')
  }
  await rm(dir, { recursive: true })
}

const judge = (bar: string, isMet: boolean): void => {
  console.log(`  ${isMet ? 'met' : 'MISSED'}: ${bar}`)
  if (!isMet) process.exitCode = 1
}

/** A server that is measured, and the main process of its database where that is one of its own. */
interface Measured {
  url: string
  pid: number
  database?: number | undefined
}

interface Figures extends Load {
  /** The saves answered with success from the start of the server. */
  allSaves: number
  /** Time on a processor for each request; ms. */
  cpu: number
  databaseCpu: number | undefined
  /** bytes */
  memory: number
}

const measure = async (
  { url, pid, database }: Measured,
  mix: Mix,
  { connections, seconds }: Plan,
): Promise<Figures> => {
  const warmUp = await load({ url, mix, connections, seconds: WARM_UP })
  const read = async () => ({
    server: await usageOf(pid),
    database: database === undefined ? undefined : await usageOf(database),
  })
  const before = await read()
  const loaded = await load({ url, mix, connections, seconds })
  const after = await read()
  return {
    ...loaded,
    errors: loaded.errors + warmUp.errors,
    allSaves: loaded.saves + warmUp.saves,
    cpu: (after.server.cpu - before.server.cpu) / loaded.requests,
    databaseCpu:
      before.database &&
      after.database &&
      (after.database.cpu - before.database.cpu) / loaded.requests,
    memory: after.server.memory,
  }
}

/** Counts the saves that were answered with success and are not in the revisions of the flows. */
const lostSaves = async (
  url: string,
  crowd: readonly Member[],
  { allSaves }: Pick<Figures, 'allSaves'>,
): Promise<number> => {
  let stored = 0
  for (const { flowId, session } of crowd) {
    const reply = await fetch(`${url}/api/${processDetail.path}?id=${flowId}`, { headers: session })
    const { data } = (await reply.json()) as { data: { revision: string } }
    // The first one is that of the preparation.
    stored += Number(data.revision) - 1
  }
  return Math.max(0, allSaves - stored)
}

/** A reading of the memory during a soak; the time in minutes from its start, the memory in MiB. */
interface Reading {
  minute: number
  resident: number
  heap: number
}

/** Loads the server for minutes, and prints its memory each minute. */
const soak = async (backend: Measured, crowd: readonly Member[], plan: Plan) => {
  const readings: Reading[] = []
  const begun = Date.now()
  const read = async () => {
    const [{ memory }, heap] = [await usageOf(backend.pid), await heapOf(backend.url)]
    const minute = (Date.now() - begun) / 60_000
    const printed = Math.floor(readings.at(-1)?.minute ?? 0)
    readings.push({ minute, resident: memory / MIB, heap: heap / MIB })
    if (Math.floor(minute) > printed)
      console.log(
        `  ${minute.toFixed(0).padStart(3)} min  ${mib(memory)} MiB resident, ${mib(heap)} MiB heap`,
      )
  }
  const reading = setInterval(() => void read(), READING)
  const { connections, minutes } = plan
  const loaded = await load({
    ...backend,
    mix: backendMix(crowd),
    connections,
    seconds: minutes * 60,
  })
  clearInterval(reading)
  const lost = await lostSaves(backend.url, crowd, { allSaves: loaded.saves })
  console.log(
    `  ${loaded.requests} requests, ${loaded.perSecond.toFixed(0)}/s, p99 ${loaded.p99} ms, ${loaded.errors} errors, ${lost} lost`,
  )
  const third = Math.floor(readings.length / 3)
  const warm = readings.slice(third)
  console.log(
    `  slope after the first third: ${slopeOf(warm, 'resident').toFixed(1)} MiB a minute resident, ${slopeOf(warm, 'heap').toFixed(1)} heap`,
  )
  const medians = [readings.slice(third, 2 * third), readings.slice(-third)].map((part) =>
    median(part.map(({ resident }) => resident)),
  )
  judge(
    `the memory is flat (second third ${medians[0]?.toFixed(0)}, last third ${medians[1]?.toFixed(0)} MiB), 0 errors, 0 lost`,
    (medians[1] ?? NaN) <= (medians[0] ?? NaN) * FLAT && loaded.errors + lost === 0,
  )
}

/** Returns the bytes that are used of the heaps of all workers, as /metrics has them. */
const heapOf = async (url: string): Promise<number> => {
  const reply = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS}` } })
  const found = (await reply.text()).matchAll(/^nodejs_heap_size_used_bytes\S* (\S+)$/gm)
  return [...found].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
}

/** Returns the slope of a straight line through readings (least squares); MiB a minute. */
const slopeOf = (readings: readonly Reading[], of: 'resident' | 'heap'): number => {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(readings.map(({ minute }) => minute)), mean(readings.map((one) => one[of]))]
  const over = readings.reduce((sum, one) => sum + (one.minute - x) * (one[of] - y), 0)
  return over / readings.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

const mib = (bytes = NaN): string => (bytes / MIB).toFixed(0)

const printRow = (name: string, { cpu, databaseCpu, ...figures }: Figures, more = '') => {
  const { perSecond, p50, p99, errors, refused } = figures
  const used = [`server ${cpu.toFixed(2)}`]
  if (databaseCpu !== undefined) used.push(`database ${databaseCpu.toFixed(2)}`)
  console.log(
    `  ${name.padEnd(18)} ${perSecond.toFixed(0).padStart(5)}/s  p50 ${p50} ms  p99 ${p99} ms  ${errors} errors ${refused} ${more}  CPU ms a request: ${used.join(', ')}`,
  )
}

const printMemory = ({ memory }: Figures) => console.log(`  memory ${mib(memory)} MiB`)

/** Prints the parts of a profile. @param cpu the processor's time of a request, ms; NaN after a soak */
const printParts = async (folder: string, cpu: number) => {
  const parts = [...(await partsOf(folder))].filter(([part]) => part !== '(idle)')
  const whole = parts.reduce((sum, [, time]) => sum + time, 0)
  console.log('  the server’s time by part, its start included:')
  for (const [part, time] of parts.slice(0, 16)) {
    const share = time / whole
    const ofRequest = Number.isNaN(cpu) ? '' : `  ${(share * cpu).toFixed(2)} ms a request`
    console.log(`    ${(share * 100).toFixed(1).padStart(5)} %${ofRequest}  ${part}`)
  }
}

const startBare = async (target: Record<string, string>) => {
  const child: ChildProcess = fork(new URL('bare.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], ...target },
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { child, url, pid: child.pid ?? 0 }
}

const planOf = (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      store: { type: 'string', default: 'both' },
      connections: { type: 'string', default: '32' },
      customers: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '0' },
      workers: { type: 'string', default: '1' },
      parts: { type: 'boolean', default: false },
    },
  })
  return {
    store: values.store,
    connections: Number(values.connections),
    customers: Number(values.customers),
    seconds: Number(values.seconds),
    minutes: Number(values.minutes),
    workers: Number(values.workers),
    parts: values.parts,
  }
}
