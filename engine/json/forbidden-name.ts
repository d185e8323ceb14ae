/** Tells whether a name is a member of `Object.prototype`: data under it would be mistaken for that member. */
export const isForbiddenName = (name: string): boolean =>
  name in Object.prototype || name === 'prototype'
