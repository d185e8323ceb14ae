import { existsSync } from 'node:fs'
import { installSystemPackages } from './system-packages.mjs'

/** The folder of draft 7 in Debian's package of the public JSON Schema Test Suite. */
const DRAFT_7 = '/usr/share/json-schema-test-suite/tests/draft7'

/** Returns the folder of the test suite's draft 7; undefined if it is not installed. */
export const findJsonSchemaSuite = () =>
  process.env.JSON_SCHEMA_SUITE || (existsSync(DRAFT_7) ? DRAFT_7 : undefined)

/** Returns the same folder, installing it if needed; undefined if that is not possible. */
export const ensureJsonSchemaSuite = () =>
  findJsonSchemaSuite() ??
  (installSystemPackages({ apt: ['json-schema-test-suite'] }) ? findJsonSchemaSuite() : undefined)
