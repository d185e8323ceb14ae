import { useEffect, useRef, type RefObject } from 'react'
import { EditorView } from '@codemirror/view'
import { after } from '#src/platform/clock.ts'
import type { CheckedText } from '../definition/check-message.ts'
import type { Definition } from '../definition/definition.ts'
import { codeExtensions } from './code-extensions.ts'
import { replaceText } from './replace-text.ts'
import { goToPointer, showFindings } from './show-findings.ts'

/** Time after a key until the document gets the text: the key's frame is drawn first. ms */
const PAUSE = 20

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
    let cancel: (() => void) | undefined
    const give = () => {
      cancel?.()
      cancel = undefined
      typed = created.state.sliceDoc()
      definition.edit(typed)
      show()
    }
    const created = new EditorView({
      parent: place.current,
      doc: typed,
      extensions: [
        codeExtensions(),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) cancel ??= after(PAUSE, give)
        }),
      ],
    })
    let shown: CheckedText | undefined
    const show = () => {
      const { text, checked } = definition.state()
      if (text !== typed) replaceText(created, text)
      // A text that has changed since waits for its own findings.
      if (!checked || checked === shown || checked.text !== typed || cancel) return
      shown = checked
      showFindings(created, checked, () => definition.state().checked?.findings ?? [])
    }
    show()
    const unsubscribe = definition.subscribe(show)
    view.current = created
    return () => {
      unsubscribe()
      if (cancel) give()
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
