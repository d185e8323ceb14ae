import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo } from '../../json/pointer.ts'
import type { MakeFix } from './fix.ts'
import { parentOf } from './word-fix.ts'

/** Requires a field where it is asked for: in the one of `then` and `else` that declares it, beside the same `if`. */
export const requiredInBranch: MakeFix = ({ pointer, json }) => {
  const name = atPointer(json, pointer)
  const holder = parentOf(parentOf(pointer))
  const [branch, ...others] = ['then', 'else'].filter((keyword) => {
    const members = atPointer(json, pointerTo(holder, keyword, 'properties'))
    return isJsonObject(members) && typeof name === 'string' && Object.hasOwn(members, name)
  })
  if (branch === undefined || others.length > 0) return undefined
  const required = pointerTo(holder, branch, 'required')
  const names: unknown = atPointer(json, required)
  const listed: unknown[] = Array.isArray(names) ? names : []
  return {
    title: `移到 ${branch} 的 required`,
    edits: [
      { kind: 'remove', pointer },
      ...(listed.includes(name)
        ? []
        : [{ kind: 'set', pointer: required, value: [...listed, name] } as const]),
    ],
  }
}
