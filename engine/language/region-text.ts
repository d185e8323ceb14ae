/** The levels of the official list of regions that no address names. */
const UNNAMED = ['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']

/** Returns regions, from the province down, as one text: 北京市东城区, not 北京市市辖区东城区. */
export const regionText = (names: readonly string[]): string =>
  names.filter((name) => !UNNAMED.includes(name)).join('')
