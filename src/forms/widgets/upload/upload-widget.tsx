import type { ReactElement } from 'react'
import { inPlaces, placesOf } from '#engine/language/upload-places.ts'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { attachmentsOf, type PlacedAttachment } from '../../model/attachments.ts'
import { fileRules, rulesText } from './file-checks.ts'
import { FileChooser } from './file-chooser.tsx'
import { PendingRow, StoredFile } from './file-row.tsx'
import styles from './upload-widget.module.css'
import { useUploads, type PendingFile } from './use-uploads.ts'

/**
 * Files, selected, dropped or photographed; stored as a list of attachments. With `places` each file has a named place
 * of its own: the two sides of an ID card.
 */
export const UploadWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly, label } = properties
  const places = placesOf(options)
  const rules = fileRules(options, places.length > 0 ? places.length : schema.maxItems)
  const attachments = attachmentsOf(value)
  const isEditable = !disabled && !readonly
  const uploads = useUploads({ id, value: attachments, rules, places, onChange })
  const noteId = fieldPartId(id, 'note')
  const { error, aria } = useControl(properties, noteId)
  const shared = {
    rules,
    isInvalid: error !== undefined,
    describedBy: aria['aria-describedby'],
  }

  const storedRow = (attachment: PlacedAttachment) => (
    <StoredFile
      fieldId={id}
      key={attachment.attachId}
      attachment={attachment}
      preview={uploads.previewOf(attachment.attachId)}
      {...(isEditable ? { onRemove: () => uploads.remove(attachment.attachId) } : {})}
    />
  )
  const pendingRow = (pending: PendingFile) => (
    <PendingRow
      key={pending.key}
      pending={pending}
      onRetry={() => uploads.retry(pending)}
      onCancel={() => uploads.cancel(pending.key)}
    />
  )
  /** The rows of files in the order of their selection: one that finishes early stays where it is. */
  const rows = (files: readonly PlacedAttachment[], pending: readonly PendingFile[]) => (
    <ul className={styles.files}>
      {[
        ...files.map((file) => ({ key: uploads.keyOf(file), row: storedRow(file) })),
        ...pending.map((file) => ({ key: file.key, row: pendingRow(file) })),
      ]
        .toSorted((one, other) => one.key - other.key)
        .map(({ row }) => row)}
    </ul>
  )
  const placeIn = (): ReactElement => {
    const { placed, rest } = inPlaces(places, attachments)
    const isFree = (place: string, index: number) =>
      !placed[index] && !uploads.pending.some((file) => file.place === place && !file.error)
    const firstFree = places.findIndex(isFree)
    return (
      <>
        <div className={styles.places}>
          {places.map((place, index) => {
            const stored = placed[index]
            return (
              <div key={place} role="group" aria-label={place} className={styles.place}>
                <span className={styles.placeName}>{place}</span>
                {rows(
                  stored ? [stored] : [],
                  uploads.pending.filter((file) => file.place === place),
                )}
                {isEditable && isFree(place, index) && (
                  <FileChooser
                    {...shared}
                    {...(index === firstFree && { id })}
                    label={`${label} ${place}`}
                    isSingle
                    onFiles={(files) => uploads.add(files, place)}
                  />
                )}
                {!isEditable && !stored && <span className={styles.state}>未上传</span>}
              </div>
            )
          })}
        </div>
        {rest.length > 0 && rows(rest, [])}
        {isEditable && (
          <p id={noteId} className={styles.notice}>
            {rulesText({ ...rules, maxItems: 1 })}
          </p>
        )}
      </>
    )
  }

  return (
    <div role="group" aria-labelledby={fieldPartId(id, 'label')}>
      {places.length > 0 ? (
        placeIn()
      ) : (
        <>
          {rows(attachments, uploads.pending)}
          {isEditable && uploads.hasRoom && (
            <FileChooser
              {...shared}
              id={id}
              label={label}
              isSingle={rules.maxItems <= 1}
              onFiles={(files) => uploads.add(files)}
            >
              <span id={noteId} className={styles.rules}>
                <span className={styles.drag}>或将文件拖到此处。</span>
                {rulesText(rules)}
              </span>
            </FileChooser>
          )}
        </>
      )}
      {uploads.notice && (
        <p role="status" className={styles.notice}>
          {uploads.notice}
        </p>
      )}
    </div>
  )
}
