import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/*
 * Reads the JSON reports of the test runners: counts, as { passed, failed, skipped }, and what a failed test needs to be
 * traced.
 */

/** The lines of a failure that are shown: its message and its difference may be as long as a page. */
const SHOWN_LINES = 12

/** Counts the tests of a Vitest report; undefined without one. A file that could not be loaded counts as one failure. */
export const countVitest = (file) => {
  const report = readReport(file)
  if (!report) return undefined
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts the tests of a Playwright report; undefined without one. An error outside of the tests counts as a failure. */
export const countPlaywright = (file) => {
  const report = readReport(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  // A test that passes at its second try is listed among the failures, for its cause to be found.
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

/** The figures that tests report beside their verdicts (`task.meta.tally`), as `{ name, text }`. */
export const talliesOf = (file) =>
  (readReport(file)?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.tally ?? []),
  )

/**
 * Describes the failures of a report, each as lines: the file and the title, the expected and the received value, and of a
 * journey the files that it left.
 */
export const failuresOf = (file) => {
  const { testResults = [], suites = [], errors = [] } = readReport(file) ?? {}
  return [
    ...testResults.flatMap(unitFailures),
    ...suites.flatMap(specsOf).flatMap(journeyFailures),
    ...errors.map(({ message }) => ['outside of the journeys', ...linesOf(message)]),
  ]
}

const isFailed = ({ status }) => status === 'failed'

const isBroken = (result) => isFailed(result) && !result.assertionResults.some(isFailed)

const unitFailures = (result) => {
  const name = relative('.', result.name)
  if (isBroken(result)) return [[name, ...linesOf(result.message)]]
  return result.assertionResults
    .filter(isFailed)
    .map(({ fullName, failureMessages: [message = ''], meta }) => [
      `${name} › ${fullName}`,
      // The frames of the stack come after the message.
      ...linesOf(message.split(/\n +at /)[0]),
      ...linesOf(meta?.difference),
      // The first frame of the project's own code.
      ...linesOf(/\n( +at (?!.*node_modules).*)/.exec(message)?.[1]),
    ])
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const journeyFailures = ({ file, title, line, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const { errors = [], attachments = [] } =
        results.find(({ status }) => status !== 'passed' && status !== 'skipped') ?? {}
      return [
        `${file}:${line} › ${title} (${projectName})`,
        ...errors.flatMap(({ message }) => linesOf(message)),
        ...attachments.flatMap(({ name, path }) =>
          path ? [`${name}: ${relative('.', path)}`] : [],
        ),
      ]
    })

const linesOf = (text) => {
  const lines = stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim())
  const more = lines.length - SHOWN_LINES
  return more > 0 ? [...lines.slice(0, SHOWN_LINES), `… ${more} more lines`] : lines
}

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
