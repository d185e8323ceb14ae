import { isolateHistory } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'

/**
 * Replaces the text by one change of the part that differs, so that the cursor and the folds stay where they are. Undo takes it
 * back by itself, however soon it follows another change.
 */
export const replaceText = (view: EditorView, text: string): void => {
  const before = view.state.sliceDoc()
  if (before === text) return
  const most = Math.min(before.length, text.length)
  let start = 0
  while (start < most && before[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1
  view.dispatch({
    changes: { from: start, to: before.length - end, insert: text.slice(start, text.length - end) },
    annotations: isolateHistory.of('full'),
  })
}
