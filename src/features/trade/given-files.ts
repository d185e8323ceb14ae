/** Returns the ids of uploaded files, as the calls take them. */
export const filesOf = (files: readonly { attachId: string }[]): { attachId: string }[] =>
  files.map(({ attachId }) => ({ attachId }))
