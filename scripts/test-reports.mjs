import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/*
 * Counts the tests in the JSON report of a test runner, as { passed, failed, skipped }; undefined without a report. A
 * file that could not be loaded counts as one failure.
 */

export const countVitest = (file) => {
  const report = readReport(file)
  if (!report) return undefined
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The figures that tests report beside their verdicts (`task.meta.tally`), as `{ name, text }`. */
export const talliesOf = (file) =>
  (readReport(file)?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.tally ?? []),
  )

/** The titles of the failed tests, each with its file and, of unit tests, the first line of its message. */
export const failuresOf = (file) => {
  const { testResults = [], suites = [] } = readReport(file) ?? {}
  const units = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) =>
        [relative('.', name), fullName, message.split('\n')[0]].join(' › '),
      ),
  )
  const journeys = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map((spec) => `${spec.file} › ${spec.title}`)
  return [...units, ...journeys]
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

export const countPlaywright = (file) => {
  const report = readReport(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
