import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FILES, isRest, ON_STORES, projectsFor, REST } from './projects.ts'

/** Lists the names of the projects that run each file. */
const projectsOfFiles = () => {
  const projects = projectsFor({ hasPostgres: true })
  return FILES.map((file) => ({
    file,
    names: projects.flatMap(({ test }) => (test.include.includes(file) ? [test.name] : [])),
  }))
}

describe('the tiers of the tests', () => {
  it('have each test file once, and both of them, by the store, one that runs on each kind of store', () => {
    const tiersOf = (names: readonly string[]) =>
      names.map((name) => (name.startsWith('rest ') ? 'rest' : 'main')).join(' and ')
    const wrong = projectsOfFiles().filter(({ file, names }) => {
      const wanted = ON_STORES.includes(file) ? 'main and rest' : isRest(file) ? 'rest' : 'main'
      return tiersOf(names) !== wanted
    })
    expect(wrong).toEqual([])
  })

  it('name only paths that have tests', () => {
    expect(REST.filter((path) => !FILES.some((file) => file.startsWith(path)))).toEqual([])
  })

  it('repeat no test of a file that runs on each kind of store', () => {
    const unbound = ON_STORES.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /^(?:describe|it)(?!\.each\((?:STORES|EMBEDDED|RACING)\)).*/gm,
        ),
      ].map(([line]) => `${file}: ${line}`),
    )
    expect(unbound).toEqual([])
  })
})
