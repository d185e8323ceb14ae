/** The value as JSON has it: members that are undefined are gone. */
export const plainJson = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)
