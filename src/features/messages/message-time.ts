/** Converts the server's 2026年11月20日 09:30 (specification, section 3) to 2026-11-20 09:30. */
export const messageTime = (notifyTime: string): string => {
  const [, year, month = '', day = '', rest = ''] =
    /^(\d{4})年(\d{1,2})月(\d{1,2})日?(.*)$/.exec(notifyTime.trim()) ?? []
  if (!year) return notifyTime
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`
}
