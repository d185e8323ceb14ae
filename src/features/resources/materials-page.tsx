import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { isJsonObject } from '#engine/json/object.ts'
import { todoList } from '#schemas/api/next-steps.ts'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { usePerform, useRecord } from '#src/records/use-record.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { InlineForm } from '#src/records/inline-form.tsx'

const KIND = 'materialRequest'
const LIST = { to: PATHS.additionalMaterials, label: '补充资料' }

/** The materials that were asked for after an approval: all of them, or one with its upload. */
const MaterialsPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <Request id={id} /> : <Requests />
}

const Requests = () => (
  <Page>
    <PageHeader
      title="补充资料"
      lead="审批通过后平台要求补充的资料。"
      back={{ to: PATHS.userCenter, label: '服务中心' }}
    />
    <RecordList
      kind={KIND}
      name="补充资料"
      searched="产品、业务"
      empty={
        <PageState kind="empty" title="没有需要补充的资料">
          平台要求补充资料时，会以消息通知您。
        </PageState>
      }
    />
  </Page>
)

const Request = ({ id }: { id: string }) => {
  const request = useRecord({ kind: KIND, id })
  return (
    <Page>
      <PageHeader title="补充资料" back={LIST} />
      <Async result={request}>
        {(record) => {
          const { actions } = record
          const submit = actions.find(({ name, blocked }) => name === 'submit' && !blocked)
          return (
            <>
              {submit && (
                <Upload key={record.timeline.length} record={record} label={submit.label} />
              )}
              <RecordDetail
                record={{ ...record, actions: actions.filter(({ name }) => name !== 'submit') }}
                figureNames={NO_FIGURES}
                hasMovements={false}
              />
            </>
          )
        }}
      </Async>
    </Page>
  )
}

const NO_FIGURES = {}

/** The most files of one document. */
const MOST_FILES = 5

const Upload = ({ record, label }: { record: Detail; label: string }) => {
  const { files } = record
  const queries = useQueryClient()
  const perform = usePerform(record)
  const content = useMemo(() => contentOf(files), [files])
  return (
    <Panel title="上传资料">
      <InlineForm
        name="materials"
        subject={record.id}
        title={reasonOf(record)}
        content={content}
        label={label}
        sending={{
          ...perform,
          mutateAsync: (values: Readonly<Record<string, unknown>>) =>
            perform
              .mutateAsync({ action: 'submit', label, input: { files: handedIn(values) } })
              .finally(() => void queries.invalidateQueries({ queryKey: [todoList.name] })),
        }}
      />
    </Panel>
  )
}

/** Says what was asked for, or why it came back. */
const reasonOf = ({ status, timeline, facts }: Detail): string => {
  if (status.name === 'returned') return `退回原因：${timeline.at(-1)?.reason ?? ''}`
  return facts.find(({ label }) => label === '原因')?.value ?? status.sentence
}

const contentOf = (files: Detail['files']) => ({
  schema: {
    type: 'object',
    required: files.map((_, at) => `d${at}`),
    properties: Object.fromEntries(
      files.map(({ label }, at) => [
        `d${at}`,
        {
          type: 'array',
          title: label,
          items: { type: 'object' },
          minItems: 1,
          maxItems: MOST_FILES,
        },
      ]),
    ),
  },
  uiSchema: Object.fromEntries(
    files.map((_, at) => [`d${at}`, { 'ui:widget': 'upload', 'ui:options': { width: 'full' } }]),
  ),
})

const handedIn = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).flatMap(([name, list]) =>
    (Array.isArray(list) ? list : []).flatMap((file: unknown) =>
      isJsonObject(file) && typeof file.attachId === 'string'
        ? [{ document: Number(name.slice(1)), attachId: file.attachId }]
        : [],
    ),
  )

export default MaterialsPage
