/** Copies a value as JSON: members that are undefined are dropped; undefined itself becomes null. */
export const plainJson = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)
