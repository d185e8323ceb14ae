import { useRef, useState, type ChangeEvent, type DragEvent, type ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { attachmentsOf } from '../../model/attachments.ts'
import { fileRules, rulesText } from './file-checks.ts'
import { PendingRow, StoredFile } from './file-row.tsx'
import styles from './upload-widget.module.css'
import { useUploads } from './use-uploads.ts'

/** Files, selected, dropped or photographed; stored as a list of attachments. */
export const UploadWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly, label } = properties
  const rules = fileRules(options, schema.maxItems)
  const attachments = attachmentsOf(value)
  const isEditable = !disabled && !readonly
  const uploads = useUploads({ id, value: attachments, rules, onChange })
  const noteId = fieldPartId(id, 'note')
  const { error, aria } = useControl(properties, noteId)
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(event.target.files ?? [])])
    // Reset, so that the same file can be selected again.
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploads.add([...event.dataTransfer.files])
  }

  return (
    <div role="group" aria-labelledby={fieldPartId(id, 'label')}>
      <ul className={styles.files}>
        {attachments.map((attachment) => (
          <StoredFile
            key={attachment.attachId}
            attachment={attachment}
            preview={uploads.previewOf(attachment.attachId)}
            {...(isEditable ? { onRemove: () => uploads.remove(attachment.attachId) } : {})}
          />
        ))}
        {uploads.pending.map((pending) => (
          <PendingRow
            key={pending.key}
            pending={pending}
            onRetry={() => uploads.retry(pending)}
            onCancel={() => uploads.cancel(pending.key)}
          />
        ))}
      </ul>
      {isEditable && uploads.hasRoom && (
        <div
          className={styles.zone}
          data-over={isOver}
          data-invalid={error !== undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Button
            id={id}
            aria-label={`选择文件：${label}`}
            aria-describedby={aria['aria-describedby']}
            onClick={() => chooser.current?.click()}
          >
            <Icon name="upload" />
            选择文件
          </Button>
          <Button
            className={styles.camera}
            aria-label={`拍照上传：${label}`}
            onClick={() => camera.current?.click()}
          >
            <Icon name="camera" />
            拍照
          </Button>
          <span id={noteId} className={styles.rules}>
            或将文件拖到此处。{rulesText(rules)}
          </span>
          <input
            ref={chooser}
            hidden
            type="file"
            aria-label={label}
            accept={rules.extensions.join(',')}
            multiple={rules.maxItems > 1}
            onChange={take}
          />
          <input
            ref={camera}
            hidden
            type="file"
            aria-label={`拍照：${label}`}
            accept="image/*"
            capture="environment"
            onChange={take}
          />
        </div>
      )}
      {uploads.notice && (
        <p role="status" className={styles.notice}>
          {uploads.notice}
        </p>
      )}
    </div>
  )
}
