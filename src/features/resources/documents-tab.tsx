import { useMemo, useState } from 'react'
import { compileForm } from '#engine/form/compile-form.ts'
import {
  documentList,
  documentSave,
  type DocumentSlot,
  type OnFileDocument,
} from '#schemas/api/resources.ts'
import { documentForm } from '#schemas/forms/documents.ts'
import { call } from '#src/api/call.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { RecordAction } from '#src/records/record-action.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { dateText, dateTimeText } from '#src/ui/display/date-text.ts'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { FORM_CONTEXT } from '#src/records/form-context.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './resources.module.css'
import { useChange, useOnFile } from './use-resources.ts'

/** The documents by type: what is on file until when, and the upload of newer ones. */
export const DocumentsTab = () => {
  const documents = useOnFile(documentList)
  /** The type that is uploaded. */
  const [uploaded, setUploaded] = useState('')
  return (
    <Panel title="已保存的证照">
      <Async result={documents}>
        {(slots) => (
          <ul className={styles.list} aria-label="证照资料">
            {slots.map((slot) => (
              <Slot
                key={slot.type}
                slot={slot}
                isUploading={uploaded === slot.type}
                onUpload={(isOpen) => setUploaded(isOpen ? slot.type : '')}
              />
            ))}
          </ul>
        )}
      </Async>
    </Panel>
  )
}

interface SlotProps {
  slot: DocumentSlot
  isUploading: boolean
  onUpload: (isOpen: boolean) => void
}

const Slot = ({ slot, isUploading, onUpload }: SlotProps) => {
  const { title, current, earlier } = slot
  return (
    <li className={classNames(layout.entry, styles.row)}>
      <div className={styles.about}>
        <h3 className={classNames(layout.centeredCluster, styles.name)}>
          {title}
          {current ? (
            <StatusTag tone={toneOf(current.status.tone)}>{current.status.label}</StatusTag>
          ) : (
            <StatusTag>未上传</StatusTag>
          )}
        </h3>
        {current ? (
          <>
            <p className={styles.facts}>
              <span>{validity(current)}</span>
              <span>
                {current.origin ? `${current.origin}时提交` : '自行上传'}于{' '}
                <time dateTime={current.createdAt}>{dateTimeText(current.createdAt)}</time>
              </span>
              {earlier > 0 && <span>已更新 {earlier} 次</span>}
            </p>
            <Files slot={slot} document={current} />
          </>
        ) : (
          <p className={styles.facts}>上传后，办理业务时自动带入。</p>
        )}
        {isUploading && <UploadForm slot={slot} onClose={() => onUpload(false)} />}
      </div>
      {!isUploading && (
        <div className={styles.actions}>
          {current?.actions
            .filter(({ blocked }) => !blocked)
            .map((action) => (
              <RecordAction
                key={action.name}
                record={{ kind: 'document', id: current.id }}
                action={action}
                about={title}
                look="quiet"
              />
            ))}
          <Button
            size="small"
            aria-label={`${current ? '上传新的' : '上传'}：${title}`}
            onClick={() => onUpload(true)}
          >
            {current ? '上传新的' : '上传'}
          </Button>
        </div>
      )}
    </li>
  )
}

const validity = ({ expiresOn, isLasting }: OnFileDocument): string => {
  if (expiresOn) return `有效期至 ${dateText(expiresOn)}`
  return isLasting ? '长期有效' : '未填写到期日，请补充'
}

const Files = ({
  slot: { places, most },
  document,
}: {
  slot: DocumentSlot
  document: OnFileDocument
}) => {
  const form = useMemo(() => {
    const { schema, uiSchema } = documentForm({ title: '文件', places, most })
    return compileForm({
      schema: { ...schema, properties: { files: schema.properties.files } },
      uiSchema: { files: uiSchema.files },
    })
  }, [places, most])
  return <FormReview form={form} data={{ files: document.files }} context={FORM_CONTEXT} />
}

interface Given {
  files?: { attachId: string; place?: string }[]
  expiresOn?: string
}

const UploadForm = ({ slot, onClose }: { slot: DocumentSlot; onClose: () => void }) => {
  const { type, title, places, most } = slot
  const content = useMemo(() => documentForm({ title, places, most }), [title, places, most])
  const save = useChange(documentList, {
    send: ({ files = [], expiresOn = '' }: Given) =>
      call(
        documentSave,
        {
          body: {
            type,
            files: files.map(({ attachId, place }) => ({ attachId, ...(place && { place }) })),
            expiresOn,
          },
        },
        { hide: true },
      ),
    done: `${title}已保存`,
  })
  return (
    <InlineForm
      name="document"
      subject={type}
      title={`上传${title}`}
      content={content}
      sending={save}
      onDone={onClose}
      onCancel={onClose}
    />
  )
}
