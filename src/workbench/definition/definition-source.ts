import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { analystToken } from '../analyst/analyst-session.ts'
import { exampleSource } from './example-source.ts'
import { serverSource } from './server-source.ts'

/** A process that the workbench lists; the newest version where there are several. */
export interface ListedProcess {
  processKey: string
  processName: string
  version: number
  /** A file that the build brings along, a published definition, or one whose file was removed. */
  origin: 'example' | 'server' | 'withdrawn'
  /** The count of flows in progress; undefined where nobody counts them. */
  flows?: number
}

/** A place that definitions come from. Each call rejects with an Error whose message is for the analyst. */
export interface DefinitionSource {
  list(): Promise<readonly ListedProcess[]>
  /** Loads the text of a process's newest version; undefined where there is none of that key. */
  text(processKey: string): Promise<string | undefined>
  /** Loads the words of the server that definitions are checked against; undefined: they are not checked. */
  words(): Promise<ServerCatalogue | undefined>
  /** Loads the contracts that a definition may name without carrying them. */
  contracts(): Promise<readonly unknown[]>
}

/** Returns the source of all definitions of the workbench: the server for a signed-in analyst, else the examples. */
export const definitionSource = (): DefinitionSource =>
  analystToken.read() === '' ? exampleSource : serverSource
