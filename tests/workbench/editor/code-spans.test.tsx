import { describe, expect, it } from 'vitest'
import { withCodeSpans } from '#src/workbench/editor/code-spans.ts'

describe('withCodeSpans', () => {
  it.each([
    ['节点类型', '节点类型'],
    ['`true` 表示全部，`/a` 为其一', '<code>true</code> 表示全部，<code>/a</code> 为其一'],
    ['结尾是 `code`', '结尾是 <code>code</code>'],
    ['一个 ` 没有结尾', '一个 ` 没有结尾'],
    ['`a` 与 ` 没有结尾', '<code>a</code> 与 ` 没有结尾'],
    ['`<b>` 不是标签', '<code>&lt;b&gt;</code> 不是标签'],
  ])('renders %s', (text, html) => {
    expect(withCodeSpans(text).innerHTML).toBe(html)
  })
})
