const half = { 'ui:options': { width: 'half' } }

/** An enterprise that can be chosen. */
interface Choice {
  id: string
  name: string
}

const choiceOf = (title: string, choices: readonly Choice[]) => ({
  type: 'string',
  title,
  oneOf: choices.map(({ id, name }) => ({ const: id, title: name })),
})

/**
 * Returns the form that adds an enterprise to a core enterprise's organisation.
 *
 * @param superiors the members that it can stand below; without one it stands right below the core enterprise
 */
export const billMemberForm = (superiors: readonly Choice[]) => ({
  schema: {
    type: 'object',
    required: ['name', 'creditCode'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', title: '企业名称', minLength: 2, maxLength: 100 },
      creditCode: { type: 'string', title: '统一社会信用代码', format: 'credit-code' },
      ...(superiors.length > 0 && { parentId: choiceOf('上级企业', superiors) }),
    },
  },
  uiSchema: {
    name: half,
    creditCode: half,
    parentId: { 'ui:widget': 'select', 'ui:placeholder': '本企业', ...half },
  },
})
