import type { ReactElement } from 'react'
import type { Attachment } from '#schemas/api/files.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import { fileName, uploadDay } from '../../model/attachments.ts'
import { useAttachment } from '../../review/use-attachment.ts'
import { useFormScope } from '../../model/form-scope.ts'
import { sizeText } from './file-checks.ts'
import { PictureViewer } from './picture-viewer.tsx'
import { usePicture } from './use-picture.ts'
import { useSameFiles } from './use-same-files.ts'
import type { PendingFile } from './use-uploads.ts'
import styles from './upload-widget.module.css'

interface StoredFileProps {
  /** The id of the control that has the file. */
  fieldId: string
  attachment: Attachment
  /** The URL of a preview, for an image that was selected on this page. */
  preview?: string | undefined
  /** Undefined where the field is read-only. */
  onRemove?: () => void
}

/** The row of a file that is stored on the server. */
export const StoredFile = ({
  fieldId,
  attachment: saved,
  preview,
  onRemove,
}: StoredFileProps): ReactElement => {
  const attachment = useAttachment(saved, useFormScope().context)
  const name = fileName(attachment)
  const picture = usePicture(attachment, preview)
  const same = useSameFiles(fieldId, attachment.attachId)
  return (
    <li className={styles.file}>
      <span className={styles.picture}>
        {picture ? <PictureViewer src={picture} name={name} /> : <Icon name="file" />}
      </span>
      <span>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.state}>
          {['已上传', attachment.size && sizeText(attachment.size), uploadDay(attachment)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {same && (
          <span role="status" className={styles.same}>
            与{same}是同一个文件
          </span>
        )}
      </span>
      {onRemove && (
        <Button look="tool" aria-label={`移除 ${name}`} onClick={onRemove}>
          <Icon name="remove" />
        </Button>
      )}
    </li>
  )
}

interface PendingRowProps {
  pending: PendingFile
  onRetry: () => void
  onCancel: () => void
}

/** The row of a file that is being uploaded, or whose upload failed. */
export const PendingRow = ({ pending, onRetry, onCancel }: PendingRowProps): ReactElement => {
  const { file, share, error, canRetry, isShrinking } = pending
  const percentage = Math.round(share * 100)
  return (
    <li className={styles.file} data-failed={error !== undefined}>
      <span className={styles.picture}>
        <Icon name="file" />
      </span>
      <span>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        {isShrinking ? (
          <span className={styles.state}>照片较大，正在缩小…</span>
        ) : error === undefined ? (
          <span className={styles.progress}>
            <progress max={100} value={percentage} aria-label={`${file.name} 上传进度`} />
            {percentage}%
          </span>
        ) : (
          <span className={styles.state} role="alert">
            {error}
          </span>
        )}
      </span>
      <span className={styles.buttons}>
        {canRetry && (
          <Button look="tool" aria-label={`重新上传 ${file.name}`} onClick={onRetry}>
            <Icon name="retry" />
          </Button>
        )}
        <Button
          look="tool"
          aria-label={`${error === undefined ? '取消上传' : '移除'} ${file.name}`}
          onClick={onCancel}
        >
          <Icon name="close" />
        </Button>
      </span>
    </li>
  )
}
