import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { syntaxHighlighting, defaultHighlightStyle } from '@codemirror/language'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'

/* CodeMirror alone, the control of the workbench's editor: the text in colours, line numbers and undo. */

Object.assign(globalThis, {
  openBareEditor: (doc: string) =>
    new EditorView({
      parent: document.body,
      doc,
      extensions: [
        EditorView.theme({ '&': { height: '800px' }, '.cm-scroller': { overflow: 'auto' } }),
        lineNumbers(),
        history(),
        json(),
        syntaxHighlighting(defaultHighlightStyle),
        keymap.of([...historyKeymap, ...defaultKeymap]),
      ],
    }),
})
