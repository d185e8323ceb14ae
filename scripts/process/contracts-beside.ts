import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the contracts that a process file may name: those of the folder `contracts` beside its own, or without it those of
 * schemas/contracts.
 */
export const contractsBeside = (file: string): unknown[] => {
  const beside = join(dirname(file), '../contracts')
  const folder = existsSync(beside) ? beside : SHIPPED
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown]
      } catch {
        // The check of contracts reports it.
        return []
      }
    })
}

const SHIPPED = join(import.meta.dirname, '../../schemas/contracts')
