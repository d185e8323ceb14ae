/** Hands content to the browser as a download. */
export const saveFile = (content: Blob, fileName: string): void =>
  saveFrom(URL.createObjectURL(content), fileName)

/** Has the browser download the content at an address; that of another host opens in a tab of its own. */
export const saveFrom = (address: string, fileName: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
  URL.revokeObjectURL(address)
}
