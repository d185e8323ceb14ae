import {
  DEFAULT_ID_PREFIX,
  DEFAULT_ID_SEPARATOR,
  englishStringTranslator,
  type Registry,
} from '@rjsf/utils'

/**
 * Replaces @rjsf/core's own registry, the fields, templates and widgets of a form without a theme: `theme.ts` has all
 * that our forms need.
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
