/** Whether every object has a member of that name by birth: data under it would be mistaken for that member. */
export const isForbiddenName = (name: string): boolean =>
  name in Object.prototype || name === 'prototype'
