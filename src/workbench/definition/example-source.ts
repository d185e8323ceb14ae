import type { DefinitionSource, ListedProcess } from './definition-source.ts'

/** The files of schemas/processes, each loaded when it is asked for. */
const files = import.meta.glob<string>('/schemas/processes/*.json', {
  query: '?raw',
  import: 'default',
})

/** The files of schemas/contracts. */
const contractFiles = import.meta.glob<unknown>('/schemas/contracts/*.json', { import: 'default' })

const texts = (): Promise<string[]> => Promise.all(Object.values(files).map((load) => load()))

const headOf = (text: string): Omit<ListedProcess, 'origin'> =>
  JSON.parse(text) as Omit<ListedProcess, 'origin'>

/** The definitions that the build brings along; it knows no words of a server. */
export const exampleSource: DefinitionSource = {
  list: async () =>
    (await texts()).map((text) => {
      const { processKey, processName, version } = headOf(text)
      return { processKey, processName, version, origin: 'example' }
    }),
  text: async (wanted) =>
    (await texts())
      .map((text) => ({ text, ...headOf(text) }))
      .filter(({ processKey }) => processKey === wanted)
      .toSorted((one, other) => other.version - one.version)[0]?.text,
  words: () => Promise.resolve(undefined),
  contracts: () => Promise.all(Object.values(contractFiles).map((load) => load())),
}
