import { pidtree } from 'pidtree'
import pidusage from 'pidusage'

/** The resources that a process and its children use. */
export interface Usage {
  /** Time on a processor since the start of each; ms. */
  cpu: number
  /** Resident memory, in which pages that processes share count for each; bytes. */
  memory: number
}

/** Reads the usage of a process and its children. */
export const usageOf = async (pid: number): Promise<Usage> => {
  const found = Object.values(await pidusage(await pidtree(pid, { root: true })))
  return {
    cpu: found.reduce((sum, { ctime }) => sum + ctime, 0),
    memory: found.reduce((sum, { memory }) => sum + memory, 0),
  }
}
