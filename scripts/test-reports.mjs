import { readFileSync } from 'node:fs'

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
