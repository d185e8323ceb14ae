import {
  DEFAULT_ID_PREFIX,
  DEFAULT_ID_SEPARATOR,
  englishStringTranslator,
  type Registry,
} from '@rjsf/utils'

/**
 * For @rjsf/core's own registry, a set of fields, templates and widgets for a form without a theme: `theme.ts` has
 * everything that a form needs.
 */
const registry = (): Omit<Registry, 'schemaUtils' | 'templates'> & {
  templates: { ButtonTemplates: object }
} => ({
  fields: {},
  templates: { ButtonTemplates: {} },
  widgets: {},
  rootSchema: {},
  formContext: {},
  translateString: englishStringTranslator,
  globalFormOptions: {
    idPrefix: DEFAULT_ID_PREFIX,
    idSeparator: DEFAULT_ID_SEPARATOR,
    useFallbackUiForUnsupportedType: false,
  },
})
export default registry
