import { readdir, readFile } from 'node:fs/promises'

const HEAD = `# Decisions

What was decided where the specification is silent, or where more than one way was open: one record each, with its reasons. A
number that is missing belonged to a record that is not in force and says nothing any more. Reports of measurements are in
[docs/measurements](../measurements/). Written by \`npm run documents\` from the records; a test holds that it is current.

| Decision | Status |
|---|---|`

/** A title: # 242. A kind of record is defined once */
const TITLE = /^# (\d+)\. (.+)$/m

/** The line of a record that is not in force: Superseded by [decision 55](0055-….md). */
const SUPERSEDED = /^Superseded by (\[decision \d+\]\([^)]+\))/m

/** Writes the index of the decisions, as Markdown. @param folder the folder of the records */
export const decisionsDocument = async (folder: string): Promise<string> => {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.+\.md$/.test(name)).sort()
  const rows = await Promise.all(
    files.map(async (file) => rowOf(file, await readFile(`${folder}/${file}`, 'utf8'))),
  )
  return [HEAD, ...rows, ''].join('\n')
}

const rowOf = (file: string, text: string): string => {
  const [, number, title] = TITLE.exec(text) ?? []
  if (!number || !title || Number(number) !== Number(file.slice(0, 4)))
    throw new Error(`docs/decisions/${file} does not begin with “# ${Number(file.slice(0, 4))}. …”`)
  const by = SUPERSEDED.exec(text)?.[1]
  return `| [${number}. ${title}](${file}) | ${by ? `replaced by ${by}` : 'in force'} |`
}
