import { ROLES, type Lifecycle, type SecondPerson } from '#schemas/lifecycles/lifecycle.ts'

/** Lists what is wrong with the declaration of a lifecycle, in English: it is for engineers. */
export const checkLifecycle = (lifecycle: Lifecycle): string[] => {
  const { statuses, actions, initial } = lifecycle
  const names = Object.keys(statuses)
  const codes = Object.values(statuses).map(({ code }) => code)
  const reached = reachedFrom(lifecycle)
  return [
    ...(names.includes(initial) ? [] : [`The initial status ${initial} is not declared`]),
    ...(new Set(codes).size < codes.length ? ['Two statuses have the same code'] : []),
    ...names.filter((name) => !reached.has(name)).map((name) => `No action leads to ${name}`),
    ...Object.entries(actions).flatMap(([name, action]) => [
      ...(action.by.length > 0 && action.by.every((role) => ROLES.includes(role))
        ? []
        : [`${name} has no role`]),
      ...Object.entries(action.moves)
        .flatMap(([from, to]) => [from, to ?? ''])
        .filter((status) => !names.includes(status))
        .map((status) => `${name} names the status ${status}, which is not declared`),
      ...Object.keys(action.moves)
        .filter((from) => statuses[from]?.isFinal)
        .map((from) => `${name} leads away from the final status ${from}`),
      ...(action.secondPerson && !isLimit(action.secondPerson)
        ? [`${name} needs a second person above no limit`]
        : []),
      ...(action.messages ?? []).flatMap(({ title, content }) =>
        placeholdersIn(title + content)
          .filter((member) => member !== 'subject' && !(member in membersOf(action.input)))
          .map((member) => `A message of ${name} names {${member}}, which is not in its input`),
      ),
    ]),
  ]
}

const reachedFrom = ({ initial, actions }: Lifecycle): ReadonlySet<string> => {
  const reached = new Set([initial])
  for (const status of reached)
    for (const { moves } of Object.values(actions)) {
      const to = moves[status]
      if (to !== undefined) reached.add(to)
    }
  return reached
}

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const membersOf = (input: Lifecycle['actions'][string]['input']): object =>
  (input?.properties as object | undefined) ?? {}

const AMOUNT = /^\d+\.\d{2}$/
const PERCENT = /^\d+(\.\d+)?$/

const isLimit = ({ above, timesADay, offMarket }: SecondPerson): boolean =>
  (above !== undefined || offMarket !== undefined) &&
  (above === undefined ? timesADay === undefined : AMOUNT.test(above)) &&
  (timesADay === undefined || timesADay >= 1) &&
  (offMarket === undefined || PERCENT.test(offMarket))
