import { overlap } from './reads.ts'
import type { Path } from '../json/path-values.ts'

/** A computation: the path that it writes, and the paths that it reads. */
export interface Computation {
  path: Path
  reads: readonly Path[]
}

/** Sorts computations topologically: each follows those that it reads; cyclic ones are returned apart. */
export const inOrder = <Field extends Computation>(
  fields: readonly Field[],
): { ordered: Field[]; cyclic: Field[] } => {
  const ordered: Field[] = []
  const cyclic = new Set<Field>()
  const done = new Set<Field>()
  const open: Field[] = []
  const visit = (field: Field): void => {
    if (done.has(field)) return
    const start = open.indexOf(field)
    if (start !== -1) {
      for (const one of open.slice(start)) cyclic.add(one)
      return
    }
    open.push(field)
    for (const other of fields)
      if (field.reads.some((read) => overlap(read, other.path))) visit(other)
    open.pop()
    done.add(field)
    ordered.push(field)
  }
  for (const field of fields) visit(field)
  return { ordered: ordered.filter((field) => !cyclic.has(field)), cyclic: [...cyclic] }
}
