import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
} from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { portalConfig } from '#src/platform/portal-config.ts'
import { codePhrases } from './code-phrases.ts'
import { codeTheme } from './code-theme.ts'
import { format } from './format.ts'
import { languageSupport } from './language-support.ts'

/** The extensions of the editor. Tab leaves it, so that it is no trap for the keyboard. */
export const codeExtensions = (): Extension[] => {
  const { cspNonce } = portalConfig()
  return [
    ...(cspNonce ? [EditorView.cspNonce.of(cspNonce)] : []),
    EditorView.contentAttributes.of({ 'aria-label': '流程定义', tabindex: '0' }),
    EditorState.tabSize.of(2),
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    drawSelection(),
    history(),
    json(),
    codeFolding(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    search({ top: true }),
    languageSupport,
    codePhrases,
    codeTheme,
    keymap.of([
      { key: 'Shift-Alt-f', run: format, preventDefault: true },
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
  ]
}
