/** Describes in Chinese where a text stops being JSON, from the JavaScript engine's error message. */
export const syntaxErrorText = (error: unknown): string => {
  const message = error instanceof Error ? error.message : ''
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return `第 ${Number(position) + 1} 个字符处有误`
  return /end of JSON|Unterminated/i.test(message) ? '内容不完整，缺少结尾' : '存在语法错误'
}
