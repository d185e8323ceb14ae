import { isJsonObject } from '../json/object.ts'

/** A rule between fields: where `holds` is false, the message stands at the field. */
export interface Rule {
  holds: string
  message: string
}

/** Tells whether a value is a valid rule. */
export const isRule = (value: unknown): value is Rule =>
  isJsonObject(value) && typeof value.holds === 'string' && typeof value.message === 'string'
