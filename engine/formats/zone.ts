/** A time zone: minutes ahead of UTC at a moment (ms since 1970). */
export type Zone = (moment: number) => number

/** The time zone of the device: of the customer in a browser, not of the customer on a server. */
export const deviceZone: Zone = (moment) => -new Date(moment).getTimezoneOffset()

/** China has one time zone, without daylight saving time. */
export const CHINA: Zone = () => 8 * 60
