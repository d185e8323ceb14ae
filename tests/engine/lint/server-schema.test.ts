import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { expect, it } from 'vitest'
import type { ServerCatalogue } from '#engine/lint/server-catalogue.ts'
import { withServerWords } from '#engine/lint/words/server-schema.ts'
import schema from '#schemas/process/process.schema.json'

const SERVER: ServerCatalogue = {
  dictionaries: ['bank', 'industry'],
  goodsTypes: [1, 4],
  processTypes: [1, 2],
  providers: ['companyProfile', 'earlierApplications'],
  records: { invoice: ['available'], bankCard: ['saved'] },
}

/** Returns what an editor proposes at the mark ¦ of a definition. */
const proposalsIn = async (marked: string): Promise<string[]> => {
  const uri = 'file:///definition.json'
  const service = getLanguageService({})
  const taught = withServerWords(schema, SERVER)
  service.configure({ schemas: [{ uri: 'file:///schema.json', fileMatch: ['*'], schema: taught }] })
  const document = TextDocument.create(uri, 'json', 1, marked.replace('¦', ''))
  const at = document.positionAt(marked.indexOf('¦'))
  const list = await service.doComplete(document, at, service.parseJSONDocument(document))
  return list?.items.map(({ label }) => label) ?? []
}

const field = (options: string) =>
  `{"actExForms":[{"nodeType":2,"content":{"schema":{},"uiSchema":{"x":{"ui:options":{${options}}}}}}]}`

it.each([
  ['product types', '{"goodsTypes":[¦]}', ['1', '4']],
  ['purposes', '{"type":¦}', ['1', '2']],
  ['dictionaries', field('"dictionary":¦'), ['"bank"', '"industry"']],
  ['kinds of records', field('"kind":¦'), ['"invoice"', '"bankCard"']],
  ['statuses of records', field('"status":[¦]'), ['"available"', '"saved"']],
  [
    'external data',
    '{"actExForms":[{"nodeType":-1,"keyName":¦}]}',
    ['"companyProfile"', '"earlierApplications"'],
  ],
] as const)('an editor proposes the %s of the server', async (_words, marked, wanted) => {
  expect(await proposalsIn(marked)).toEqual(expect.arrayContaining([...wanted]))
})

it('proposes external data for nothing else', async () => {
  const page = await proposalsIn('{"actExForms":[{"nodeType":4,"keyName":¦}]}')
  expect(page).toContain('"contractSigning"')
  expect(page).not.toContain('"companyProfile"')
})

it('fails where the schema of definitions has lost such a place', () => {
  expect(() => withServerWords({ properties: {} }, SERVER)).toThrow('/properties/goodsTypes/items')
})
