import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A CPU profile as V8 writes it. */
interface Profile {
  nodes: Node[]
  samples: number[]
  timeDeltas: number[]
}

interface Node {
  id: number
  callFrame: { functionName: string; url: string }
  children?: number[]
}

/** Adds up the time of the CPU profiles of a folder by part: a package, a folder of the project, Node, the collector; ms. */
export const partsOf = async (folder: string): Promise<Map<string, number>> => {
  const times = new Map<string, number>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.cpuprofile')) continue
    const profile = JSON.parse(await readFile(join(folder, name), 'utf8')) as Profile
    const parts = partsOfNodes(profile.nodes)
    for (const [index, id] of profile.samples.entries()) {
      const part = parts.get(id) ?? ''
      times.set(part, (times.get(part) ?? 0) + (profile.timeDeltas[index] ?? 0) / 1000)
    }
  }
  return new Map([...times].toSorted(([, one], [, other]) => other - one))
}

/** A function of the engine, such as JSON.parse, is a part of its caller. */
const partsOfNodes = (nodes: readonly Node[]): Map<number, string> => {
  const parts = new Map<number, string>()
  // A caller comes before the functions that it calls.
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  for (const { id, callFrame } of nodes)
    parts.set(id, partOf(callFrame) ?? parts.get(callers.get(id) ?? 0) ?? 'engine')
  return parts
}

const partOf = ({ functionName, url }: Node['callFrame']): string | undefined => {
  const [, installed] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(url) ?? []
  if (installed) return installed
  const [, own] = /\/((?:fixtures\/backend|engine|schemas)(?:\/[\w-]+)?)\//.exec(url) ?? []
  if (own) return own
  if (url.startsWith('node:')) return 'Node'
  return functionName.startsWith('(') ? functionName : undefined
}
