import {
  createSchemaUtils,
  deepEquals,
  schemaHasNestedConditional,
  type Experimental_DefaultFormStateBehavior,
  type RJSFSchema,
  type SchemaUtilsType,
} from '@rjsf/utils'
import { BEGINS_WITH_GROUPS } from '#engine/form/rendered-schema.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { updateAt, type Path } from '#engine/json/path-values.ts'
import { keptCode } from './kept-values.ts'
import { valueAt } from './value-at.ts'
import { formValidator } from '../validation/validator.ts'

/**
 * The behaviour of defaults: neither constants nor the first branch of a oneOf are filled in. A list of groups starts
 * with `minItems` empty ones. The defaults of the parts of an allOf count as those beside it do.
 */
export const DEFAULTS: Experimental_DefaultFormStateBehavior = {
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
  allOf: 'populateDefaults',
  arrayMinItems: {
    populate: 'all',
    computeSkipPopulate: (_, schema) => !Object.hasOwn(schema, BEGINS_WITH_GROUPS),
  },
}

/** Maximum iterations of the defaults and conditions fixed point; data that still changes then is kept as it is. */
export const ROUNDS = 5

/** Opens rjsf's utilities for a schema, with the defaults of our forms and the items of tuples kept. */
const openSchema = (schema: RJSFSchema): SchemaUtilsType<unknown, RJSFSchema> => {
  const utils = createSchemaUtils<unknown, RJSFSchema>(formValidator(), schema, DEFAULTS)
  return keptCode.loaded()?.keepTuples(utils) ?? utils
}

/** A schema whose conditions are resolved for values, and what its values are filled with. */
export class Filling {
  /** The schema as it was resolved last; undefined before. */
  resolved: RJSFSchema | undefined
  readonly utils
  /** rjsf resolves the conditions in a section: its own schema stays the same where one of them changes. */
  private readonly hasNested: boolean

  /** @param part the whole form, a form that rjsf resolves by itself because it renders a selector of branches, or a section */
  constructor(
    private readonly schema: RJSFSchema,
    private readonly part: 'form' | 'branches' | 'section',
    /** The groups that are null until the customer fills in something. */
    private readonly nullable: readonly Path[] = [],
  ) {
    this.utils = openSchema(schema)
    this.hasNested = part === 'section' && schemaHasNestedConditional(schema, schema)
  }

  /**
   * Fills in the defaults of members that were never saved, and removes the values whose conditions don't hold any more,
   * until nothing changes. A member that is present stays as it is, also one whose value is undefined: it was emptied.
   * @param after computes further values after each round
   * @param removes false for an edit of lists and groups, after which rjsf removes nothing
   * @returns the same object where nothing changes
   */
  fill(data: unknown, after: (data: unknown) => unknown = same, removes = true): unknown {
    const { utils, schema } = this
    let current = data
    for (let round = 0; round < ROUNDS; round += 1) {
      const isFirst = this.resolved === undefined
      const begun = utils.getDefaultFormState(schema, current, false, !isFirst)
      const filled = after(this.withoutBegun(current, withGiven(current, begun)))
      const before = this.resolved
      const resolved = this.part === 'branches' ? schema : utils.retrieveSchema(schema, filled)
      this.resolved = resolved
      current = deepEquals(filled, data) ? data : filled
      const isSame = before === undefined || deepEquals(before, resolved)
      if (isFirst || !removes || (isSame && !this.hasNested)) break
      const kept = withoutRemoved(
        current,
        utils.sanitizeDataForNewSchema(resolved, before, current),
      )
      if (deepEquals(kept, current)) break
      current = kept
    }
    return current
  }

  /** Leaves the groups null that only defaults have begun: nobody has filled in anything of them. */
  private withoutBegun(before: unknown, filled: unknown): unknown {
    return this.nullable.reduce(
      (values, path) =>
        updateAt(values, path, (_, group, at) => {
          const given = isJsonObject(group) ? valueAt(before, at) : group
          return isJsonObject(given) ? group : given
        }),
      filled,
    )
  }
}

/** Restores the values that rjsf has dropped, as it does within an allOf with one that is no option: defaults only add. */
const withGiven = (given: unknown, filled: unknown): unknown => {
  if (filled === undefined) return given
  if (Array.isArray(given) && Array.isArray(filled)) {
    const items = filled.map((item: unknown, index) => withGiven(given[index], item))
    return items.every((item, index) => item === filled[index]) ? filled : items
  }
  if (!isJsonObject(given) || !isJsonObject(filled)) return filled
  const dropped = Object.entries(given).flatMap(([name, value]) => {
    const kept = withGiven(value, filled[name])
    return Object.hasOwn(filled, name) && kept === filled[name] ? [] : [[name, kept] as const]
  })
  return dropped.length === 0 ? filled : { ...filled, ...Object.fromEntries(dropped) }
}

const same = (data: unknown): unknown => data

/** Drops the members that rjsf has set to undefined: a member that is undefined is one that the customer emptied. */
const withoutRemoved = (before: unknown, after: unknown): unknown => {
  if (before === after) return after
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((item: unknown, index) => withoutRemoved(before[index], item))
  if (!isJsonObject(before) || !isJsonObject(after)) return after
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const isRemoved = value === undefined && before[name] !== undefined
      return isRemoved ? [] : [[name, withoutRemoved(before[name], value)]]
    }),
  )
}
