import { createChecker } from './checker.ts'
import { createDefinition, type Definition } from './definition.ts'
import { definitionSource } from './definition-source.ts'
import { drafts } from './drafts.ts'
import { NEW_DEFINITION, NEW_KEY } from './new-definition.ts'

const opened = new Map<string, Promise<Definition | undefined>>()

/**
 * Opens a definition by the key of its route, once per page load: its tabs share the document.
 * @returns undefined where there is neither a definition nor a draft of that key
 */
export const openDefinition = (key: string): Promise<Definition | undefined> => {
  const known = opened.get(key) ?? open(key)
  opened.set(key, known)
  known.then(
    (definition) => definition ?? opened.delete(key),
    () => opened.delete(key),
  )
  return known
}

const open = async (key: string): Promise<Definition | undefined> => {
  const source = definitionSource()
  const [original, draft] = await Promise.all([
    key === NEW_KEY ? NEW_DEFINITION : source.text(key),
    // A browser that forbids storage has no drafts.
    drafts.read(key).catch(() => undefined),
  ])
  if (original === undefined && draft === undefined) return undefined
  const definition = createDefinition({
    key,
    original: original ?? NEW_DEFINITION,
    draft,
    check: createChecker(source.words()),
    drafts,
  })
  addEventListener('pagehide', definition.keep)
  return definition
}
