import { useEffect, useId, useState, type ReactElement } from 'react'
import type { RecordOption } from '#schemas/api/records.ts'
import { coverIssue, coverOf } from '#engine/finance/record-cover.ts'
import { chosenIds } from '#engine/form/record-fields.ts'
import { recordChoiceOf, type RecordChoice } from '#engine/language/record-choice.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import unseen from '#src/ui/display/unseen.module.css'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import { usePointed } from '../../fields/use-pointed.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { useRecordPage } from '../../options/use-records.ts'
import { RemoteFailed } from '../../picker/remote-failed.tsx'
import { ChosenSum, LowerAmount } from './chosen-sum.tsx'
import { pointedField } from './pointed-field.ts'
import { RecordTable } from './record-table.tsx'
import { UnusableRecords } from './unusable-records.tsx'
import { useChosenRecords } from './use-chosen-records.ts'
import styles from './records.module.css'

/** Chooses among the customer's own records of a kind; the value is the list of their ids. */
export const RecordsWidget = (properties: FieldWidgetProps): ReactElement => {
  const choice = recordChoiceOf(properties.options)
  if (!choice) return <p className={styles.empty}>{properties.label}暂时没有可选的记录</p>
  return <Records properties={properties} choice={choice} />
}

/** A list that fits on one page needs no search. */
const FEW = 5

const Records = ({
  properties,
  choice,
}: {
  properties: FieldWidgetProps
  choice: RecordChoice
}) => {
  const { id, value, onChange, label, disabled = false, readonly = false } = properties
  const { context } = useFormScope()
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const [isChosenOnly, setChosenOnly] = useState(false)
  const found = useRecordPage(context, choice, { keyword, page })
  const listed = found.data?.records ?? []
  const ids = chosenIds(value)
  const chosen = useChosenRecords(context, choice, ids, listed)
  const { least } = usePointed(context, { least: choice.least })
  const cover = coverOf(
    chosen.records.map(({ amount }) => amount),
    { least, share: choice.share },
  )
  const blocked = chosen.records.filter((record) => record.blocked !== '')
  const isKnown = !chosen.isLoading && !chosen.retry
  const problem =
    !isKnown || ids.length === 0
      ? ''
      : chosen.gone.length + blocked.length > 0
        ? '所选的记录中有不能使用的，请移除后重新选择'
        : cover.missing && coverIssue(cover)
  useUnfinished(id, problem)
  const sumId = fieldPartId(id, 'note')
  const { aria } = useControl(properties, ids.length > 0 ? sumId : undefined)
  const searchId = useId()

  const isEditable = !disabled && !readonly
  const addition = isEditable ? context.additions?.[choice.kind] : undefined
  const isOne = properties.schema.maxItems === 1
  const change = (next: readonly string[]) => onChange(next.length > 0 ? [...next] : undefined)
  const toggle = (record: RecordOption) => {
    chosen.remember(record)
    const others = ids.filter((one) => one !== record.id)
    // Of a field for one record, the other one gives way.
    const kept = isOne ? [] : others
    change(ids.includes(record.id) ? others : [...kept, record.id])
  }
  const isTooLittle = isKnown && ids.length > 0 && cover.missing !== ''
  const amountField = isEditable && isTooLittle ? pointedField(context, choice.least) : undefined
  const add = async () => {
    const made = (await addition?.add()) ?? []
    if (made.length === 0) return
    void found.refetch()
    const { kind, status } = choice
    const added = await context.records?.({ kind, status, ids: made }).catch(() => undefined)
    const usable = added?.records.filter(({ blocked: reason }) => reason === '')
    for (const record of usable ?? []) chosen.remember(record)
    // Those that can't be read now are chosen, and loaded like the ones of a saved value.
    const news = usable?.map((record) => record.id) ?? made
    if (news.length > 0) change(isOne ? news.slice(-1) : [...ids, ...news])
  }
  const isShort = !isEditable || (isChosenOnly && ids.length > 0)
  const hasFailed = found.isError && !found.isFetching && !isShort
  const pages = found.data?.pages ?? 0
  const isSearched = keyword !== '' || found.isOutdated || (found.data?.total ?? 0) > FEW

  return (
    <div
      id={id}
      role="group"
      aria-labelledby={fieldPartId(id, 'label')}
      aria-describedby={aria['aria-describedby']}
      className={styles.records}
    >
      <UnusableRecords
        gone={chosen.gone}
        blocked={blocked}
        onRemove={
          isEditable ? (removed) => change(ids.filter((one) => !removed.includes(one))) : undefined
        }
      />
      {isEditable && isSearched && (
        <div className={classNames(layout.centeredCluster, styles.tools)}>
          <label className={unseen.unseen} htmlFor={searchId}>
            查找{label}
          </label>
          <TextLine
            id={searchId}
            type="search"
            value={keyword}
            autoComplete="off"
            placeholder="名称、编号、日期"
            onChange={({ target }) => {
              setKeyword(target.value)
              setPage(1)
              setChosenOnly(false)
            }}
            onKeyDown={(event) => {
              // Enter would submit the step.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          {ids.length > 0 && (
            <Button
              look="quiet"
              aria-pressed={isChosenOnly}
              onClick={() => setChosenOnly(!isChosenOnly)}
            >
              {isChosenOnly ? '显示全部' : `只看已选（${ids.length}）`}
            </Button>
          )}
        </div>
      )}
      {hasFailed ? (
        <RemoteFailed
          retry={() => {
            void found.refetch()
            chosen.retry?.()
          }}
        />
      ) : (
        <RecordTable
          name={label}
          records={isShort ? chosen.records : listed}
          ids={ids}
          isBusy={isShort ? chosen.isLoading : found.isPending || found.isOutdated}
          empty={
            isShort ? '未选择' : keyword ? '没有匹配的记录，请换个词再试' : `暂时没有可选的${label}`
          }
          isForOne={isOne && properties.required === true}
          onToggle={isEditable ? toggle : undefined}
        />
      )}
      {chosen.retry && !hasFailed && <RemoteFailed retry={chosen.retry} />}
      {!isShort && pages > 1 && (
        <div role="group" aria-label={`${label}分页`} className={styles.pager}>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            上一页
          </Button>
          <span>
            第 {page} 页，共 {pages} 页
          </span>
          <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            下一页
          </Button>
        </div>
      )}
      {addition && (
        <div className={layout.cluster}>
          <Button size="small" onClick={() => void add()}>
            {addition.label}
          </Button>
        </div>
      )}
      <ChosenSum
        id={sumId}
        count={ids.length}
        cover={cover}
        share={choice.share}
        isLoading={!isKnown}
        isCounted={[...chosen.records, ...listed].some(({ amount }) => amount !== '')}
      />
      {amountField && context.leadTo && (
        <LowerAmount
          covered={cover.covered}
          title={amountField.title}
          onLower={() => context.leadTo?.(amountField)}
        />
      )}
    </div>
  )
}

/** Keeps the step from being left while something is wrong with the chosen records; '' for nothing. */
const useUnfinished = (id: string, problem: string): void => {
  const { store } = useFormScope()
  useEffect(() => (problem ? store.await(id, problem) : undefined), [store, id, problem])
}
