import { existsSync } from 'node:fs'
import { installSystemPackages } from './system-packages.mjs'

/** Where Debian puts the public JSON Schema Test Suite. */
const DRAFT_7 = '/usr/share/json-schema-test-suite/tests/draft7'

/** The folder of the public test suite's draft 7; undefined where it is not installed. */
export const findJsonSchemaSuite = () =>
  process.env.JSON_SCHEMA_SUITE || (existsSync(DRAFT_7) ? DRAFT_7 : undefined)

/** The same, installed where it was missing; undefined where it can't be had. */
export const ensureJsonSchemaSuite = () =>
  findJsonSchemaSuite() ??
  (installSystemPackages({ apt: ['json-schema-test-suite'] }) ? findJsonSchemaSuite() : undefined)
