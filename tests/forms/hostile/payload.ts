/** The content of a form that means harm, as a server may send it. What runs in spite of all sets `__pwned`. */
export interface Payload {
  name: string
  /** JSON text: an object in code could not have a member `__proto__`. */
  content: string
}

/** What must not run. */
export const RUN = 'window.__pwned=1'

export const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })
/** A form with a field `x`, and one that is as it should be. */
export const form = (x: unknown, uiSchema: unknown = {}, more: object = {}) => ({
  schema: { type: 'object', properties: { x, ok: text('正常的一项') }, ...more },
  uiSchema,
})

export const raw = (name: string, content: string): Payload => ({ name, content })
export const json = (name: string, content: unknown): Payload => raw(name, JSON.stringify(content))
