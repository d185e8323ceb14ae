/** Renders a description of the schema, whose code spans stand between backticks as in Markdown. */
export const withCodeSpans = (text: string): HTMLElement => {
  const dom = document.createElement('div')
  // Every second part stands between backticks; a last one without its end is text.
  const parts = text.split('`')
  for (const [at, part] of parts.entries()) {
    const isCode = at % 2 === 1 && at < parts.length - 1
    if (!isCode) {
      dom.append(at % 2 === 1 ? `\`${part}` : part)
      continue
    }
    const code = document.createElement('code')
    code.textContent = part
    dom.append(code)
  }
  return dom
}
