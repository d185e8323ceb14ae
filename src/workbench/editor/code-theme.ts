import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** The look of the editor, from the portal's tokens. */
export const codeTheme = [
  EditorView.theme({
    '&': { height: '100%', backgroundColor: 'var(--card)', color: 'var(--text)' },
    '&.cm-focused': { outline: '2px solid var(--brand)', outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: MONOSPACE, fontSize: '13px', lineHeight: '1.6' },
    '.cm-gutters': {
      backgroundColor: 'var(--fill)',
      color: 'var(--muted)',
      borderRight: '1px solid var(--line)',
    },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--brand-soft)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      { backgroundColor: 'var(--brand-line)' },
    '.cm-tooltip': {
      maxWidth: 'min(480px, 90vw)',
      backgroundColor: 'var(--card)',
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-small)',
      boxShadow: 'var(--shadow)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--brand)',
      color: 'var(--card)',
    },
    '.cm-hover': { padding: '8px 12px', whiteSpace: 'pre-wrap' },
    '.cm-hover code, .cm-completionInfo code': {
      padding: '0 4px',
      borderRadius: '4px',
      backgroundColor: 'var(--fill)',
    },
    '.cm-diagnosticAction': { backgroundColor: 'var(--brand)', color: 'var(--card)' },
    '.cm-panels': { backgroundColor: 'var(--fill)', color: 'var(--text)' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--brand-strong)' },
      { tag: tags.string, color: 'var(--success)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
      { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--muted)' },
    ]),
  ),
]
