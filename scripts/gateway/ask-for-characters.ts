import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'

/** Writes a picture, a `data:` address, into a file, and asks at the terminal for the characters that it shows. */
export const askForCharacters = async (image: string): Promise<string> => {
  const content = await (await fetch(image)).bytes()
  const folder = await mkdtemp(join(tmpdir(), 'captcha-'))
  const [, type = 'png'] = /^data:image\/(\w+)/.exec(image) ?? []
  const file = join(folder, `captcha.${type}`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    await writeFile(file, content)
    return (await terminal.question(`The characters in ${file}: `)).trim()
  } finally {
    terminal.close()
    await rm(folder, { recursive: true })
  }
}
