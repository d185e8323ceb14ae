import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readGateway } from '#fixtures/backend/hosts/node/gateway-file.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { contracts, openCalls } from '#schemas/api/contracts.ts'
import { atGateway } from '#schemas/api/gateway.ts'
import type { CallReport } from './ask.ts'
import { checkGateway } from './check-gateway.ts'
import { askForCharacters } from './ask-for-characters.ts'
import { encrypterOf } from './encrypter.ts'

/*
 * npm run gateway -- check URL: says which contracts a gateway keeps. npm run gateway -- calls: lists all calls.
 */

const USAGE = `Usage:
  npm run gateway -- calls
      lists the calls: name, method, path, encoding, credentials
  npm run gateway -- check URL --account ACCOUNT [--domain DOMAIN] [--all]
      makes the public and the signed-in calls that read, and says which contract is kept; the password is read from
      GATEWAY_PASSWORD, the rest from gateway.json. Where the gateway asks for a captcha, its picture is written into a
      file, and its characters are asked for.
      --all prints kept contracts too. Exit code 1 where one is broken.`

type Environment = Readonly<Record<string, string | undefined>>

/** Runs a command and prints its result. @returns the exit status */
export const main = async (args: string[], env: Environment): Promise<number> => {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        domain: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
    })
    const [command, url] = positionals
    if (command === 'calls') return printCalls(env)
    if (command === 'check' && url && values.account)
      return await check(url, { account: values.account, ...values }, env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
  console.error(USAGE)
  return 2
}

const printCalls = (env: Environment): number => {
  const gateway = readGateway(env['GATEWAY'])
  for (const contract of contracts) {
    const { name, method, path, encoding = 'json', access, body } = atGateway(contract, gateway)
    const open = openCalls.includes(contract) ? 'skip list' : ''
    console.log([name, method, path, body ? encoding : 'query', access, open].join('\t').trim())
  }
  return 0
}

interface Options {
  account: string
  domain?: string
  all: boolean
}

const check = async (url: string, { account, domain, all }: Options, env: Environment) => {
  const { gateway } = readSettings({ ...env, API_TARGET: url })
  const base = url.replace(/\/$/, '')
  const strips = env['API_PREFIX'] === 'strip'
  const reports = await checkGateway(
    {
      gateway,
      send: (path, init) => fetch(base + (strips ? path.replace(/^\/api/, '') : path), init),
    },
    {
      account,
      domain: domain ?? new URL(url).hostname,
      encrypt: encrypterOf(env['GATEWAY_PASSWORD'] ?? '', gateway),
      readPicture: askForCharacters,
    },
  )
  console.log(textOf(reports, all))
  return reports.some(({ outcome }) => outcome === 'broken') ? 1 : 0
}

/** Prints the findings, all reports where asked for, and their sums. */
export const textOf = (reports: readonly CallReport[], all: boolean): string => {
  const shown = reports.filter(({ outcome }) => all || outcome !== 'kept')
  const width = Math.max(0, ...shown.map(({ call }) => call.length))
  const lines = shown.map(({ call, outcome, note }) =>
    `${outcome.padEnd(7)}  ${call.padEnd(width)}  ${note}`.trimEnd(),
  )
  const sums = (['kept', 'thin', 'broken', 'skipped'] as const).map(
    (outcome) => `${reports.filter((report) => report.outcome === outcome).length} ${outcome}`,
  )
  return [...lines, sums.join(', ')].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv.slice(2), process.env)
