import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Hover,
} from 'vscode-json-languageservice'
import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { withServerWords } from '#engine/lint/words/server-schema.ts'
import schema from '#schemas/process/process.schema.json'
import type { LanguageReply, LanguageRequest, Proposal } from './language-message.ts'

/* The worker that knows which words may stand at a place, by the schema of definitions and its conditions. */

const SCHEMA = 'file:///schemas/process/process.schema.json'
const FILE = 'file:///schemas/processes/definition.json'

const service = getLanguageService({
  // A definition may name the schema by any address: there is one.
  schemaRequestService: () => Promise.resolve(JSON.stringify(taught)),
  workspaceContext: { resolveRelativePath: () => SCHEMA },
})
let taught: object = schema
let known: ServerCatalogue | undefined

const teach = (words: ServerCatalogue | undefined): void => {
  known = words
  taught = words ? withServerWords(schema, words) : schema
  service.configure({
    validate: false,
    schemas: [{ uri: SCHEMA, fileMatch: ['*'], schema: taught }],
  })
}
teach(undefined)

const replyTo = async ({ kind, text, offset, words }: LanguageRequest): Promise<LanguageReply> => {
  if (words && !known) teach(words)
  const document = TextDocument.create(FILE, 'json', 1, text)
  const parsed = service.parseJSONDocument(document)
  const position = document.positionAt(offset)
  if (kind === 'hover') {
    const found = await service.doHover(document, position, parsed)
    return { proposals: [], hover: found ? textOf(found) : '' }
  }
  const list = await service.doComplete(document, position, parsed)
  const proposals = list?.items.flatMap((item) => proposalOf(item, document) ?? []) ?? []
  return { proposals, hover: '' }
}

const proposalOf = (item: CompletionItem, document: TextDocument): Proposal | undefined => {
  const { label, filterText = label, documentation = '', textEdit } = item
  if (!textEdit || !('range' in textEdit)) return undefined
  return {
    label,
    filter: filterText,
    description: typeof documentation === 'string' ? documentation : documentation.value,
    snippet: textEdit.newText,
    from: document.offsetAt(textEdit.range.start),
    to: document.offsetAt(textEdit.range.end),
  }
}

const textOf = ({ contents }: Hover): string =>
  [contents]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.value))
    // Punctuation is escaped for Markdown.
    .map((part) => part.replaceAll(/\\([^\w\s])/g, '$1').trim())
    .join('\n')

addEventListener('message', ({ data }: MessageEvent<LanguageRequest>) => {
  void replyTo(data).then((reply) => postMessage(reply))
})
