/* npm run generate: writes the generated files of the repository anew. */
import { writeFile } from 'node:fs/promises'
import { GENERATED } from './generated-files.ts'

for (const [file, text] of Object.entries(GENERATED)) await writeFile(file, await text())
