/** A finding in a file, at a line and a column. */
interface PlacedFinding {
  file: string
  line: number
  column: number
  severity: string
  /** The code of the finding, where its kind has codes. */
  code?: string
  pointer: string
  message: string
}

/**
 * Runs `<command> -- check FILE… [--deny-warnings]` and prints its findings.
 *
 * @param findingsIn finds what is wrong in the named files
 * @returns the exit status: 1 with an error, or with any finding where warnings are denied; 2 for a wrong call
 */
export const checkFiles = (
  [command, ...args]: readonly string[],
  usage: string,
  findingsIn: (files: readonly string[]) => readonly PlacedFinding[],
): number => {
  const files = args.filter((arg) => !arg.startsWith('--'))
  if (command !== 'check' || files.length === 0) {
    console.error(usage)
    return 2
  }
  const found = findingsIn(files)
  for (const { file, line, column, severity, code, pointer, message } of found) {
    const place = [severity, code, pointer || '/'].filter(Boolean).join('  ')
    console.log(`${file}:${line}:${column}  ${place}\n    ${message}`)
  }
  const errors = found.filter(({ severity }) => severity === 'error').length
  console.log(`${files.length} 个文件，${errors} 个错误，${found.length - errors} 个警告`)
  return (args.includes('--deny-warnings') ? found.length : errors) > 0 ? 1 : 0
}
