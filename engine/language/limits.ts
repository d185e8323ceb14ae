/** Limits on a definition that a server sends (docs/decisions/0004-limits.md). */
export const LIMITS = {
  /** Bytes of one form's content. */
  contentBytes: 256 * 1024,
  /** Schemas within each other, a reference counted as one. */
  depth: 20,
  properties: 300,
  enumItems: 1000,
  /** Schemas within a form's schema, each counted as often as something refers to it. */
  schemas: 5000,
  steps: 200,
  /** Levels of a schema that refers to itself: the first one, and those that are opened in it. */
  levels: 5,
  /** References of a schema in which loops are looked for, and schemas in loops. */
  searchedReferences: 200,
  loops: 20,
} as const

/** Limits on expressions: a definition is not trusted (docs/decisions/0004-limits.md). */
export const EXPRESSION_LIMITS = {
  characters: 1000,
  /** Expressions of one form. */
  count: 100,
  /** Lists gone through within each other, those that hold the field included. */
  loops: 2,
  /** Parts of expressions that are computed for one change of a form's data. */
  steps: 200_000,
} as const

/** The largest number of a process's type or version: the end of an `integer` of PostgreSQL. */
export const LARGEST_NUMBER = 2_147_483_647
