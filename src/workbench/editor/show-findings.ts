import { setDiagnostics, type Action } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import { parseTree } from 'jsonc-parser'
import type { Finding } from '#engine/lint/check-text.ts'
import { applyFix } from '#engine/lint/fixes/apply-fix.ts'
import type { Fix } from '#engine/lint/fixes/fix.ts'
import { locate } from '#engine/lint/locate.ts'
import type { CheckReply } from '../definition/check-message.ts'
import { replaceText } from './replace-text.ts'

/** Marks the findings at their places, with their fixes. A text that has changed since waits for its own reply. */
export const showFindings = (view: EditorView, { text, findings }: CheckReply): void => {
  if (view.state.sliceDoc() !== text) return
  view.dispatch(
    setDiagnostics(
      view.state,
      findings.map(({ from, to, severity, message, code, fix }) => ({
        from,
        to: Math.min(to, text.length),
        severity,
        message,
        source: code,
        ...(fix && { actions: [actionOf(fix)] }),
      })),
    ),
  )
}

const actionOf = (fix: Fix): Action => ({
  name: fix.title,
  apply: (view) => applyToText(view, fix),
})

/** Applies a fix to the text of the editor, as one change that undo takes back. */
export const applyToText = (view: EditorView, fix: Fix): void =>
  replaceText(view, applyFix(view.state.sliceDoc(), fix))

/** Puts the cursor at the value of a JSON pointer, scrolled to the top; the focus stays where it is. */
export const goToPointer = (view: EditorView, pointer: string): void => {
  const { from } = locate(parseTree(view.state.sliceDoc()), { pointer })
  view.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 8 }),
  })
}

/** Puts the cursor at the place of a finding, scrolls there and focuses the editor. */
export const goTo = (
  view: EditorView,
  { line, column }: Pick<Finding, 'line' | 'column'>,
): void => {
  const { doc } = view.state
  const found = doc.line(Math.min(line, doc.lines))
  view.dispatch({
    selection: { anchor: Math.min(found.from + column - 1, found.to) },
    scrollIntoView: true,
  })
  view.focus()
}
