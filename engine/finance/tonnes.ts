/** Reads a weight in 吨 with at most three places as kilograms; undefined for any other text. */
export const kgOf = (tonnes: string): bigint | undefined => {
  const [, whole, places = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(tonnes.trim()) ?? []
  return whole === undefined ? undefined : BigInt(whole + places.padEnd(3, '0'))
}

/** Writes kilograms in 吨 with three places. */
export const tonnesOf = (kg: bigint | number): string => {
  const digits = String(kg).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}
