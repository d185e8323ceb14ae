import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { DryRunStatus, MutantRunStatus } from '@stryker-mutator/api/test-runner'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { resolve } from 'node:path'
import { areaOf } from './areas.mjs'

/**
 * Runs the test files near a mutant, the nearest one first and the others only where it finds nothing. The first run is of one
 * small file: without it the coverage of each test would take all of them.
 */
class NearTestsRunner {
  constructor(vitest, { smallest }) {
    this.vitest = vitest
    this.smallest = smallest
  }

  capabilities() {
    return this.vitest.capabilities()
  }

  init() {
    return this.vitest.init()
  }

  dispose() {
    return this.vitest.dispose()
  }

  async dryRun(options) {
    const result = await this.vitest.dryRun({ ...options, testFiles: [resolve(this.smallest)] })
    // Without coverage, Stryker gives each mutant to all tests.
    return result.status === DryRunStatus.Complete
      ? { status: result.status, tests: result.tests }
      : result
  }

  async mutantRun(options) {
    const { testsOf } = areaOf(process.env.MUTATION_AREA)
    const [nearest, ...others] = testsOf(options.activeMutant.fileName)
    const first = await this.#run(options, [nearest])
    // A mutant that throws when its module is loaded leaves the file without tests.
    if (first.status === MutantRunStatus.Survived && first.nrOfTests === 0)
      return {
        status: MutantRunStatus.Killed,
        killedBy: [],
        failureMessage: `${nearest} can't be loaded`,
        nrOfTests: 0,
      }
    return first.status === MutantRunStatus.Survived && others.length > 0
      ? this.#run(options, others)
      : first
  }

  /** Runs all tests of some files: a test's id is its file and its name, and an empty name is a part of each. */
  #run(options, files) {
    return this.vitest.mutantRun({
      ...options,
      mutantActivation: 'static',
      testFilter: files.map((file) => `${resolve(file)}#`),
    })
  }
}

const { factory: createVitestRunner } = vitestPlugins.find(({ name }) => name === 'vitest')

const createNearTestsRunner = (injector, options) =>
  new NearTestsRunner(injector.injectFunction(createVitestRunner), options)
createNearTestsRunner.inject = tokens(commonTokens.injector, commonTokens.options)

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'near', createNearTestsRunner),
]
