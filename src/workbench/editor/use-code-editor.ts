import { useEffect, useRef, type RefObject } from 'react'
import { EditorView } from '@codemirror/view'
import type { Definition } from '../definition/definition.ts'
import { codeExtensions } from './code-extensions.ts'
import { replaceText } from './replace-text.ts'
import { goToPointer, showFindings } from './show-findings.ts'

/**
 * Mounts the editor of a definition: typed text goes to the document, and the document's findings, a discarded draft
 * or an import come back.
 * @param at JSON pointer of the value at which it opens
 */
export const useCodeEditor = (
  definition: Definition,
  place: RefObject<HTMLElement | null>,
  at: string | null,
): RefObject<EditorView | null> => {
  const view = useRef<EditorView>(null)
  useEffect(() => {
    if (!place.current) return
    let typed = definition.state().text
    const created = new EditorView({
      parent: place.current,
      doc: typed,
      extensions: [
        codeExtensions(),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return
          typed = state.sliceDoc()
          definition.edit(typed)
        }),
      ],
    })
    let shown = definition.state().checked
    if (shown) showFindings(created, shown)
    const unsubscribe = definition.subscribe(() => {
      const { text, checked } = definition.state()
      if (text !== typed) replaceText(created, text)
      if (checked && checked !== shown) {
        shown = checked
        showFindings(created, checked)
      }
    })
    view.current = created
    return () => {
      unsubscribe()
      created.destroy()
      view.current = null
    }
  }, [definition, place])
  useEffect(() => {
    if (at === null || !view.current) return
    goToPointer(view.current, at)
    view.current.focus()
  }, [definition, at])
  return view
}
