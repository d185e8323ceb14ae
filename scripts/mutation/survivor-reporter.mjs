import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { readFileSync } from 'node:fs'

/** How a mutant ends that no test has found. */
export const LEFT = ['Survived', 'NoCoverage']

/**
 * Prints each survivor as soon as it is one, so that a run that is stopped has shown what it found, and why each other one was
 * found: a busy machine fails tests as well.
 */
class SurvivorReporter {
  onMutantTested(mutant) {
    const { fileName, location, mutatorName, replacement, status, statusReason } = mutant
    const { start, end } = location
    if (status === 'CompileError') return
    if (!LEFT.includes(status)) {
      const [reason] = (statusReason ?? '').split('\n')
      console.log(`${status} ${fileName}:${start.line}:${start.column} ${reason}`)
      return
    }
    const lines = readFileSync(fileName, 'utf8')
      .split('\n')
      .slice(start.line - 1, end.line)
    const [first = ''] = lines
    const original =
      lines.length === 1
        ? first.slice(start.column - 1, end.column - 1)
        : first.slice(start.column - 1)
    console.log(`${status} ${fileName}:${start.line}:${start.column} ${mutatorName}`)
    console.log(`  - ${original}`)
    console.log(`  + ${replacement}`)
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, 'survivors', SurvivorReporter),
]
