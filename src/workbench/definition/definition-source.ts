import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { exampleSource } from './example-source.ts'

/** A process that the workbench lists; the newest version where there are several. */
export interface ListedProcess {
  processKey: string
  processName: string
  version: number
  /** A file that the build brings along, or a definition that the server keeps. */
  origin: 'example' | 'server'
}

/** A place that definitions come from. Each call rejects with an Error whose message is for the analyst. */
export interface DefinitionSource {
  list(): Promise<readonly ListedProcess[]>
  /** Loads the text of a process's newest version; undefined where there is none of that key. */
  text(processKey: string): Promise<string | undefined>
  /** Loads the words of the server that definitions are checked against; undefined: they are not checked. */
  words(): Promise<ServerCatalogue | undefined>
}

/** Returns the source of all definitions of the workbench. */
export const definitionSource = (): DefinitionSource => exampleSource
