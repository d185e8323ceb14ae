import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'
import portal from '../../vite.config.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gateway-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** Configures a build with a settings file of the gateway. @returns what is compiled in */
const build = async (content: unknown): Promise<unknown> => {
  const file = join(dir, 'gateway.json')
  await writeFile(file, JSON.stringify(content))
  vi.stubEnv('GATEWAY', file)
  const { define } = portal({ mode: 'production', command: 'build' })
  return JSON.parse((define as { __GATEWAY__: string }).__GATEWAY__)
}

describe('a build of the portal', () => {
  it('compiles the settings of its gateway in', async () => {
    expect(await build({})).toEqual(JSON.parse(JSON.stringify(DEFAULT_GATEWAY)))
    const calls = { 'tenant.logo': { path: 'other/logo' } }
    expect(await build({ calls, codeLength: 4 })).toMatchObject({ calls, codeLength: 4 })
  })

  it('is refused where these are wrong, with the place', async () => {
    await expect(build({ calls: { 'tenant.logo': { path: '/other' } } })).rejects.toThrow(
      /gateway\.json[^]*\/calls\/tenant\.logo\/path must be a path below \/api\//,
    )
  })
})
