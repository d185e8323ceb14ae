import { isJsonObject } from '#engine/json/object.ts'
import type {
  Lifecycle,
  LifecycleAction,
  Role,
  SecondPerson,
} from '#schemas/lifecycles/lifecycle.ts'

const HEAD = `# Records

What may happen to each kind of record: its statuses, who may act, what an action asks for and whom it tells. Written by
\`npm run documents\` from \`schemas/lifecycles/\`, where all of it is declared; a test holds that it is current.

The owner is the customer whose record it is, the counterparty the other customer of the deal; the clock acts at a day end,
the platform where something else has the action as its effect.
`

const ACTORS: Readonly<Record<Role, string>> = {
  owner: 'owner',
  counterparty: 'counterparty',
  coreEnterprise: 'core enterprise',
  operator: 'operator',
  clock: 'clock',
  platform: 'platform',
}

/** Writes the document of kinds of records, as Markdown. */
export const recordsDocument = (lifecycles: readonly Lifecycle[]): string =>
  [HEAD, ...lifecycles.map(sectionOf)].join('\n')

const sectionOf = (lifecycle: Lifecycle): string => {
  const { kind, title, figures = {}, actions } = lifecycle
  const amounts = Object.entries(figures).map(([name, label]) => `${label} \`${name}\``)
  return [
    `## ${title} \`${kind}\`\n`,
    ...(amounts.length > 0
      ? [`Amounts, the most important one first: ${amounts.join(', ')}.\n`]
      : []),
    diagramOf(lifecycle),
    statusesOf(lifecycle),
    ...Object.entries(actions).map(([name, action]) => actionOf(name, action)),
  ].join('\n')
}

const diagramOf = ({ initial, statuses, actions }: Lifecycle): string => {
  const moves = Object.values(actions).flatMap(({ label, moves: all }) =>
    Object.entries(all).map(([from, to]) => `  ${from} --> ${to}: ${label}`),
  )
  const ends = Object.entries(statuses)
    .filter(([, { isFinal }]) => isFinal)
    .map(([name]) => `  ${name} --> [*]`)
  const names = Object.entries(statuses).map(([name, { label }]) => `  ${name}: ${label}`)
  const lines = ['stateDiagram-v2', ...names, `  [*] --> ${initial}`, ...moves, ...ends]
  return ['```mermaid', ...lines, '```', ''].join('\n')
}

const statusesOf = ({ statuses }: Lifecycle): string => {
  const rows = Object.entries(statuses).map(
    ([name, { code, label, tone, sentence, waitsFor = {}, isFinal }]) => {
      const waits = Object.entries(waitsFor).map(([role, what]) => `${role}: ${what}`)
      return [code, `\`${name}\``, label, tone, sentence, isFinal ? 'closed' : waits.join('; ')]
    },
  )
  return tableOf(['Code', 'Status', 'Label', 'Tone', 'Sentence', 'Waits for'], rows)
}

const actionOf = (name: string, action: LifecycleAction): string => {
  const { label, by, isOfOwner, moves, input, confirm, isDestructive, secondPerson, messages } =
    action
  const actors = by.map((role) => ACTORS[role]).join(', ')
  const facts = [
    `by: ${actors}${isOfOwner ? ', in the name of the owner' : ''}`,
    ...Object.entries(moves).map(([from, to]) => `\`${from}\` → \`${to}\``),
    ...(isDestructive ? ['ends what the record is for'] : []),
    ...(secondPerson ? [`a second operator ${limitsOf(secondPerson)}`] : []),
    ...(confirm ? [`asks first: ${confirm}`] : []),
    ...(input ? inputOf(input) : []),
    ...(messages ?? []).map(
      ({ to, type, title, content }) => `tells the ${ACTORS[to]} (${type}): ${title} — ${content}`,
    ),
  ]
  return `### ${label} \`${name}\`\n\n${facts.map((fact) => `- ${fact}`).join('\n')}\n`
}

const limitsOf = ({ above, timesADay, offMarket }: SecondPerson): string =>
  [
    ...(above ? [`above ${above} 元`] : []),
    ...(timesADay ? [`above ${timesADay} times as much for a customer on a day`] : []),
    ...(offMarket ? [`where it is more than ${offMarket}% off the market`] : []),
  ].join(', ')

const inputOf = ({ type: _, properties, required, ...others }: JsonSchema): string[] => {
  const needed = Array.isArray(required) ? required : []
  const fields = isJsonObject(properties) ? Object.entries(properties) : []
  const { additionalProperties, ...rest } = others
  return [
    ...fields.map(([name, schema]) => {
      const { title, ...rules } = isJsonObject(schema) ? schema : {}
      const demand = needed.includes(name) ? 'needs' : 'takes'
      return `${demand} ${typeof title === 'string' ? `${title} ` : ''}\`${name}\`: ${code(rules)}`
    }),
    ...(additionalProperties === false ? [] : ['takes other members too']),
    ...(Object.keys(rest).length === 0 ? [] : [`needs of all together: ${code(rest)}`]),
  ]
}

type JsonSchema = NonNullable<LifecycleAction['input']>

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

const tableOf = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n') + '\n'
