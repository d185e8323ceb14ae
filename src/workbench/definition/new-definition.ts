/** The key of the route of a definition that has no name yet. */
export const NEW_KEY = 'new'

/** The text that a new definition begins with: one step with one field. */
export const NEW_DEFINITION = `{
  "$schema": "../process/process.schema.json",
  "processName": "新流程",
  "processKey": "newProcess",
  "goodsTypes": [1],
  "type": 1,
  "version": 1,
  "actExForms": [
    {
      "id": "first-form",
      "name": "基本信息",
      "keyName": "firstForm",
      "nodeType": 2,
      "progress": 1,
      "content": {
        "step": { "title": "填写基本信息" },
        "schema": {
          "type": "object",
          "required": ["name"],
          "properties": {
            "name": { "type": "string", "title": "企业名称", "minLength": 2 }
          }
        }
      }
    }
  ]
}
`
