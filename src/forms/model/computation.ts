import type { FormPlan } from '#engine/form/form-plan.ts'
import type { Issue } from '#engine/form/issue.ts'
import { readOnlySources, withReadOnlySources } from '#engine/form/sources.ts'
import {
  expressionCode,
  expressionsOf,
  hasExpressions,
  type FormExpressions,
} from './expressions.ts'

type Collected = Readonly<Record<string, unknown>>

/** The values of a form that nobody types: of expressions, and of sources that are only read. */
export class Computation {
  private readonly hasExpressions: boolean
  /** Some field is filled from a source and only read. */
  private readonly hasSources: boolean
  private expressions: FormExpressions | undefined

  /** @param isReadOnly nothing is computed */
  constructor(
    private readonly form: FormPlan,
    private readonly collected: Collected,
    isReadOnly: boolean,
  ) {
    this.hasExpressions = !isReadOnly && hasExpressions(form)
    this.hasSources = !isReadOnly && readOnlySources(form).length > 0
    this.expressions = this.hasExpressions ? expressionsOf(form) : undefined
  }

  /** The library of expressions is needed and not loaded. */
  get isLate(): boolean {
    return this.hasExpressions && !this.expressions
  }

  async load(): Promise<void> {
    await expressionCode.load()
    this.expressions = expressionsOf(this.form)
  }

  /** Updates the computed fields. @returns the same object where nothing changes */
  compute(data: unknown): unknown {
    return this.expressions ? this.expressions.compute(data, this.collected) : data
  }

  /** Updates the computed fields and those of sources. */
  complete(data: unknown): unknown {
    return this.compute(
      this.hasSources ? withReadOnlySources(this.form, data, this.collected) : data,
    )
  }

  /** The issues of the rules between fields that don't hold. */
  broken(data: unknown): readonly Issue[] {
    return this.expressions?.broken(data, this.collected) ?? []
  }

  /** Tells whether an expression reads or writes one of these root members (undefined: any of them). */
  reads(names: readonly string[] | undefined): boolean {
    const reads = this.expressions?.reads
    return reads !== undefined && (names?.some((name) => reads.has(name)) ?? true)
  }
}
