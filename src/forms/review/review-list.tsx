import type { ReactElement } from 'react'
import { OPTIONS } from '#engine/language/words.ts'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import texts from '#src/ui/theme/text.module.css'
import type { FormContext } from '../model/form-types.ts'
import { ShownValue } from './shown-value.tsx'
import { differenceText, sourceState } from '../text/source-difference.ts'
import { NO_VALUE } from '../text/shown-text.ts'
import type { ReviewValue, ReviewEntry, ReviewSection, ReviewTable } from './review-entries.ts'
import type { Changes } from './changes.ts'
import styles from './review.module.css'
import { widgetOf } from '#engine/form/widget-of.ts'
import { widgets } from '#engine/widgets/widgets.ts'

/** The services and data that a review needs of a form's context; without sources none is compared. */
export type ReviewContext = Pick<
  FormContext,
  'options' | 'fileUrl' | 'fileDetail' | 'records' | 'trial' | 'values'
> &
  Partial<Pick<FormContext, 'collected' | 'sourceNames' | 'officialSources'>>

/** The context for showing values. */
export interface Showing {
  context: ReviewContext | undefined
  changes: Changes | undefined
  onChange: ((pointer: string) => void) | undefined
}

/** The values below one heading. */
export const Section = ({
  section,
  ...showing
}: Showing & { section: ReviewSection }): ReactElement => (
  <section className={styles.section}>
    {section.title && <h3 className={styles.title}>{section.title}</h3>}
    {runsOf(section.entries).map((run) => {
      if (run.kind === 'section') return <Section key={run.key} section={run} {...showing} />
      if (run.kind === 'table') return <Table key={run.key} table={run} {...showing} />
      return (
        <dl key={run.key} className={styles.values}>
          {run.values.map((value) => (
            <div key={value.key}>
              <dt className={styles.label}>{value.label}</dt>
              <dd className={styles.value}>
                <div>
                  <MarkedValue value={value} {...showing} />
                </div>
                {!isReadOnly(value) && (
                  <Change pointer={value.key} label={value.label} onChange={showing.onChange} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )
    })}
    {section.entries.length === 0 && section.title && <p className={texts.muted}>{NO_VALUE}</p>}
  </section>
)

const Table = ({ table, ...showing }: Showing & { table: ReviewTable }) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h3 className={styles.title}>{table.title}</h3>
      <Change pointer={table.key} label={table.title} onChange={showing.onChange} />
    </div>
    <ScrollRegion name={table.title} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">序号</th>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // A row's only identity is its index.
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {row.map((value, column) => (
                <td key={table.columns[column]}>
                  {value && <MarkedValue value={value} {...showing} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </section>
)

/** A value, with its earlier value where it has changed, and with that of an official record where it differs. */
const MarkedValue = ({ value, context, changes }: Showing & { value: ReviewValue }) => {
  const isChanged = changes?.before.has(value.key)
  const before = changes?.before.get(value.key)
  const source = context && sourceState(context, value.schema, value.options, value.value)
  return (
    <>
      <ShownValue value={value} context={context} />
      {isChanged && (
        <>
          {' '}
          <strong className={styles.mark}>已修改</strong>
          <span className={styles.before}>
            原：
            {before ? <ShownValue value={before} context={context} /> : NO_VALUE}
          </span>
        </>
      )}
      {source?.other !== undefined && (
        <span className={styles.differs}>{differenceText(source.name, source.other)}</span>
      )}
    </>
  )
}

const isReadOnly = ({ options, schema }: ReviewValue): boolean =>
  widgets[widgetOf(schema, options.widget)].isOnlyRead === true ||
  options.readonly === true ||
  schema.readOnly === true ||
  typeof options[OPTIONS.computed] === 'string'

const Change = ({
  label,
  pointer,
  onChange,
}: {
  label: string
  pointer: string
  onChange: Showing['onChange']
}) =>
  onChange ? (
    <button
      type="button"
      className={styles.change}
      aria-label={`修改：${label}`}
      onClick={() => onChange(pointer)}
    >
      修改
    </button>
  ) : null

/** Consecutive values, which share one list. */
interface Run {
  kind: 'run'
  key: string
  values: ReviewValue[]
}

const runsOf = (entries: readonly ReviewEntry[]): (Run | ReviewSection | ReviewTable)[] =>
  entries.reduce<(Run | ReviewSection | ReviewTable)[]>((runs, entry) => {
    if (entry.kind !== 'value') return [...runs, entry]
    const last = runs.at(-1)
    if (last?.kind === 'run') last.values.push(entry)
    else runs.push({ kind: 'run', key: entry.key, values: [entry] })
    return runs
  }, [])
