import {
  autocompletion,
  snippet,
  type Completion,
  type CompletionSource,
} from '@codemirror/autocomplete'
import { hoverTooltip } from '@codemirror/view'
import { withCodeSpans } from './code-spans.ts'
import { askLanguage } from './language-client.ts'
import type { Proposal } from './language-message.ts'

/** A place at which a word begins or goes on; elsewhere proposals are shown when they are asked for. */
const WORD = /["\w:@-]$/

const proposals: CompletionSource = async ({ state, pos, explicit }) => {
  const { text, from: start } = state.doc.lineAt(pos)
  if (!explicit && !WORD.test(text.slice(0, pos - start))) return null
  const reply = await askLanguage({ kind: 'completions', text: state.sliceDoc(), offset: pos })
  const [first] = reply?.proposals ?? []
  if (!reply || !first) return null
  return {
    from: first.from,
    options: reply.proposals.map((proposal) => completionOf(proposal, pos)),
    validFor: /^"?[\w:@.-]*"?$/,
  }
}

/** @param asked the place of the cursor when the proposals were asked for */
const completionOf = (proposal: Proposal, asked: number): Completion => ({
  label: proposal.filter,
  displayLabel: proposal.label,
  ...(proposal.description && { info: () => withCodeSpans(proposal.description) }),
  apply: (view, completion, from, to) => {
    const end = Math.min(view.state.doc.length, to + Math.max(0, proposal.to - asked))
    snippet(withPlaces(proposal.snippet))(view, completion, from, end)
  },
})

/** Writes the places of a snippet as CodeMirror reads them: `$1` as `${1}`. */
const withPlaces = (text: string): string => text.replaceAll(/\$(\d)/g, '${$1}')

const hover = hoverTooltip(async (view, pos) => {
  const reply = await askLanguage({ kind: 'hover', text: view.state.sliceDoc(), offset: pos })
  if (!reply?.hover) return null
  return {
    pos,
    create: () => {
      const dom = withCodeSpans(reply.hover)
      dom.className = 'cm-hover'
      return { dom }
    },
  }
})

/** Completion and hover by the schema of definitions. */
export const languageSupport = [autocompletion({ override: [proposals] }), hover]
