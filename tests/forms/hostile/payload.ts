/** A hostile content of a form, as a server may send it. Code in it that runs sets `__pwned`. */
export interface Payload {
  name: string
  /** JSON text: an object literal could not have a member `__proto__`. */
  content: string
}

/** The code that must not run. */
export const RUN = 'window.__pwned=1'

export const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })
/** Makes a form with a hostile field `x` and a valid field. */
export const form = (x: unknown, uiSchema: unknown = {}, more: object = {}) => ({
  schema: { type: 'object', properties: { x, ok: text('正常的一项') }, ...more },
  uiSchema,
})

export const raw = (name: string, content: string): Payload => ({ name, content })
export const json = (name: string, content: unknown): Payload => raw(name, JSON.stringify(content))
