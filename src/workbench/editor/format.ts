import { isolateHistory } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { format as formatEdits } from 'jsonc-parser'

const OPTIONS = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** Formats the text, as one change that undo takes back. */
export const format = (view: EditorView): boolean => {
  const edits = formatEdits(view.state.sliceDoc(), undefined, OPTIONS)
  view.dispatch({
    changes: edits.map(({ offset, length, content }) => ({
      from: offset,
      to: offset + length,
      insert: content,
    })),
    userEvent: 'format',
    annotations: isolateHistory.of('full'),
  })
  return true
}
