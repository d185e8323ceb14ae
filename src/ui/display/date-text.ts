const two = (value: number): string => String(value).padStart(2, '0')

/** Formats a date and time as 2026-11-20 09:30, in the reader's time zone; a text without a zone keeps its time. */
export const dateTimeText = (value: string): string => {
  const plain = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value)
  if (plain) return `${plain[1]} ${plain[2]}`
  const date = new Date(value)
  if (!value || Number.isNaN(date.getTime())) return value
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Formats the day of a date and time: 2026-11-20. */
export const dateText = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dateTimeText(value).slice(0, 10)
