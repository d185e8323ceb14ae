import { forEachDiagnostic, setDiagnostics, type Action } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { parseTree } from 'jsonc-parser'
import type { Finding } from '#engine/lint/check-text.ts'
import { applyFix } from '#engine/lint/fixes/apply-fix.ts'
import type { Fix } from '#engine/lint/fixes/fix.ts'
import { locate } from '#engine/lint/locate.ts'
import type { CheckedText } from '../definition/check-message.ts'
import { replaceText } from './replace-text.ts'

/**
 * Marks the findings of the editor's text at their places, with their fixes. Marks move with the text: those that are right
 * already stay.
 * @param newest returns the findings of the newest text that was checked
 */
export const showFindings = (
  view: EditorView,
  { text, findings }: CheckedText,
  newest: () => readonly Finding[],
): void => {
  if (areMarked(view.state, findings)) return
  view.dispatch(
    setDiagnostics(
      view.state,
      findings.map(({ from, to, severity, message, code, fix }) => ({
        from,
        to: Math.min(to, text.length),
        severity,
        message,
        source: code,
        ...(fix && { actions: [actionOf(fix, code, newest)] }),
      })),
    ),
  )
}

const areMarked = (state: EditorState, findings: readonly Finding[]): boolean => {
  let count = 0
  let isSame = true
  forEachDiagnostic(state, ({ source, message, actions }, from, to) => {
    const finding = findings[count]
    count += 1
    isSame &&=
      finding?.from === from &&
      Math.min(finding.to, state.doc.length) === to &&
      finding.code === source &&
      finding.message === message &&
      finding.fix?.title === actions?.[0]?.name
  })
  return isSame && count === findings.length
}

/** The action of a mark. The pointers of its fix are those of the newest text. */
const actionOf = ({ title }: Fix, code: string, newest: () => readonly Finding[]): Action => ({
  name: title,
  apply: (view, from) => {
    const found = newest().find((one) => one.from === from && one.code === code)
    if (found?.fix) applyToText(view, found.fix)
  },
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
