import { existsSync } from 'node:fs'
import { installSystemPackages } from './system-packages.mjs'

/** Where Debian puts the public JSON Schema Test Suite. */
const DRAFT_7 = '/usr/share/json-schema-test-suite/tests/draft7'

/** The folder of the public test suite's draft 7, installed where it was missing; undefined where it can't be had. */
export const ensureJsonSchemaSuite = () => {
  if (process.env.JSON_SCHEMA_SUITE) return process.env.JSON_SCHEMA_SUITE
  if (existsSync(DRAFT_7)) return DRAFT_7
  return installSystemPackages({ apt: ['json-schema-test-suite'] }) && existsSync(DRAFT_7)
    ? DRAFT_7
    : undefined
}
