import { isJsonObject } from '../json/object.ts'
import { OPTIONS } from './words.ts'

/**
 * Returns the named places of an upload field (`ui:options.places`: 人像面, 国徽面), each for one file; [] for a field
 * with a plain list of files.
 */
export const placesOf = (options: Readonly<Record<string, unknown>>): readonly string[] => {
  const places = options[OPTIONS.places]
  return isPlaces(places) ? places : NO_PLACES
}

const NO_PLACES: readonly string[] = Object.freeze([])

/** Tells whether a definition's `places` are valid: at least two different texts. */
export const isPlaces = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((place) => typeof place === 'string' && place.trim() !== '') &&
  new Set(value).size === value.length

/** Returns the place that a file names; undefined without one. */
export const placeOf = (file: unknown): string | undefined =>
  isJsonObject(file) && typeof file.place === 'string' ? file.place : undefined

/**
 * Assigns files to places: each to the one that it names, the others (saved before the field had places, or without
 * their place) to the free places in order. @returns one file or undefined per place, and the files without a place
 */
export const inPlaces = <File>(
  places: readonly string[],
  files: readonly File[],
): { placed: (File | undefined)[]; rest: File[] } => {
  const placed = places.map((place) => files.find((file) => placeOf(file) === place))
  const others = files.filter((file) => !placed.includes(file))
  return { placed: placed.map((file) => file ?? others.shift()), rest: others }
}
