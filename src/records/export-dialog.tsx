import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  LARGEST_PAGE,
  recordList,
  type ListedRecord,
  type RecordPage,
} from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { saveFile } from '#src/platform/save-file.ts'
import { csvOf } from './csv-file.ts'
import { rowsOf } from './export-rows.ts'
import styles from './export-dialog.module.css'
import type { ListAddress } from './use-record-list.ts'

interface ExportDialogProps {
  name: string
  page: RecordPage
  query: ListAddress['query']
  onClose: () => void
}

/** Asks for the part of a list and the format of the file, and saves it. */
export const ExportDialog = ({ name, page, query, onClose }: ExportDialogProps) => {
  const [part, setPart] = useState<'page' | 'all'>('all')
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const records = part === 'page' ? page.records : await allOf(query)
      const rows = rowsOf(page.columns, records)
      const content =
        format === 'csv' ? csvOf(rows) : await (await import('./xlsx-file.ts')).xlsxOf(rows)
      saveFile(content, `${name}.${format}`)
    },
    onSuccess: onClose,
  })
  return (
    <Dialog
      title={`导出${name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            导出
          </Button>
        </>
      }
    >
      <Options legend="范围">
        <Option name="part" isChosen={part === 'all'} onChoose={() => setPart('all')}>
          全部筛选结果（{page.total} 条）
        </Option>
        <Option name="part" isChosen={part === 'page'} onChoose={() => setPart('page')}>
          本页（{page.records.length} 条）
        </Option>
      </Options>
      <Options legend="格式">
        <Option name="format" isChosen={format === 'xlsx'} onChoose={() => setFormat('xlsx')}>
          Excel（.xlsx）
        </Option>
        <Option name="format" isChosen={format === 'csv'} onChoose={() => setFormat('csv')}>
          CSV（.csv）
        </Option>
      </Options>
      <Failure message={error?.message} />
    </Dialog>
  )
}

const Options = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.options}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

interface OptionProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Option = ({ name, isChosen, onChoose, children }: OptionProps) => (
  <label className={styles.option}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>{children}</span>
  </label>
)

/** Reads all records that a query filters, page by page. */
const allOf = async (query: ListAddress['query']): Promise<ListedRecord[]> => {
  const records: ListedRecord[] = []
  for (let current = 1; ; current += 1) {
    const page = await call(
      recordList,
      { query: { ...query, current, size: LARGEST_PAGE } },
      { hide: true },
    )
    records.push(...page.records)
    if (current >= page.pages) return records
  }
}
