import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { CheckStatus } from '@stryker-mutator/api/check'
import { keyOf } from './sample.mjs'

/** Lets the mutants of the sample pass; Stryker itself can be told lines and columns only, which several share. */
class SampleChecker {
  static inject = tokens(commonTokens.options)

  constructor({ sample, root }) {
    this.sample = new Set(sample)
    this.root = root
  }

  async init() {}

  async check(mutants) {
    const status = (mutant) =>
      this.sample.has(keyOf(mutant, this.root)) ? CheckStatus.Passed : CheckStatus.CompileError
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, { status: status(mutant), reason: 'not drawn' }]),
    )
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
