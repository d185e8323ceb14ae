/** The keywords of JSON Schema that the form, the conditions and the server's checks all follow. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  `$schema $id $ref $comment $defs definitions components
  title description default examples deprecated readOnly writeOnly
  type enum const format
  minLength maxLength pattern
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
  items additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems
  properties required additionalProperties unevaluatedProperties patternProperties propertyNames
  minProperties maxProperties dependencies dependentRequired dependentSchemas
  allOf anyOf oneOf not if then else`.split(/\s+/),
)

const KEYWORDS_BY_TYPE = {
  number: 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf',
  string: 'minLength maxLength pattern format',
  array: `items additionalItems unevaluatedItems contains minContains maxContains minItems maxItems
    uniqueItems`,
  object: `properties required additionalProperties unevaluatedProperties patternProperties
    propertyNames minProperties maxProperties dependencies dependentRequired dependentSchemas`,
}

/** The type of values in which a keyword has an effect. */
export const KEYWORD_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(KEYWORDS_BY_TYPE).flatMap(([type, keywords]) =>
    keywords.split(/\s+/).map((keyword): [string, string] => [keyword, type]),
  ),
)

/** Returns the types of values in which a keyword has an effect, `integer` beside `number`. */
export const typesFor = (keyword: string): readonly string[] => {
  const type = KEYWORD_TYPES.get(keyword)
  return type === 'number' ? ['number', 'integer'] : type === undefined ? [] : [type]
}

/** Words of other editions of JSON Schema, of OpenAPI and of Avue, with those to use instead. */
export const OTHER_KEYWORDS: Readonly<Record<string, string>> = {
  $vocabulary: 'docs/process-language.md 中的关键字',
  divisibleBy: 'multipleOf',
  extends: 'allOf',
  disallow: 'not',
  contentEncoding: 'upload（文件）或 format',
  contentMediaType: 'upload（文件，accept 限定类型）或 format',
  contentSchema: '嵌套的 object',
  formatMinimum: 'rules（规则），如 dueDate >= "2026-01-01"',
  formatMaximum: 'rules（规则），如 dueDate <= "2026-12-31"',
  formatExclusiveMinimum: 'rules（规则）',
  formatExclusiveMaximum: 'rules（规则）',
  enumNames: 'oneOf（每项写 const 与 title），或 uiSchema 的 ui:enumNames',
  errorMessage: 'uiSchema 的 ui:options.errorMessage',
  precision: 'multipleOf（两位小数写 0.01），或 format 为 money',
  label: 'title',
  prop: 'properties 中的字段名',
  placeholder: 'uiSchema 的 ui:placeholder',
  help: 'uiSchema 的 ui:help',
  widget: 'uiSchema 的 ui:widget',
  disabled: 'uiSchema 的 ui:disabled',
  hidden: 'uiSchema 的 ui:widget（hidden）',
  value: 'default',
  dicData: 'oneOf（每项写 const 与 title）',
  dicUrl: 'uiSchema 的 ui:widget（dictionary）与 ui:options.dictionary',
  options: 'oneOf（每项写 const 与 title）',
  min: 'minimum、minLength 或 minItems',
  max: 'maximum、maxLength 或 maxItems',
}
