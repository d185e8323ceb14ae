import type { ReactElement } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Attachment } from '#schemas/api/files.ts'
import layout from '#src/ui/theme/layout.module.css'
import { fileName, type PlacedAttachment } from '../model/attachments.ts'
import type { FormContext } from '../model/form-types.ts'
import styles from './review.module.css'
import { useAttachment, type FileContext } from './use-attachment.ts'

type FileUrl = NonNullable<FormContext['fileUrl']>

/** Size in bytes above which an image is fetched on demand only. */
const THUMBNAIL = 1024 * 1024
const PICTURE = /\.(png|jpe?g|webp|gif)$/i

/** Uploaded files: small images are shown at once, all others open on demand. */
export const FileValues = ({
  files,
  context,
}: {
  files: readonly PlacedAttachment[]
  context: FileContext | undefined
}): ReactElement => (
  <ul className={layout.tightStack}>
    {files.map((file) => (
      <FileValue key={file.attachId} saved={file} context={context} />
    ))}
  </ul>
)

const FileValue = ({
  saved,
  context,
}: {
  saved: PlacedAttachment
  context: FileContext | undefined
}) => {
  const file = useAttachment(saved, context)
  const fileUrl = context?.fileUrl
  const name = fileName(file)
  const isThumbnail = PICTURE.test(name) && (file.size ?? Infinity) <= THUMBNAIL && file.link !== ''
  return (
    <li className={styles.file}>
      {fileUrl && isThumbnail && <Thumbnail file={file} name={name} fileUrl={fileUrl} />}
      <span>
        {file.place && `${file.place}：`}
        {name}
      </span>
      {fileUrl && file.link && <OpenFile file={file} name={name} fileUrl={fileUrl} />}
    </li>
  )
}

interface FileProps {
  file: Attachment
  name: string
  fileUrl: FileUrl
}

const Thumbnail = ({ file, name, fileUrl }: FileProps) => {
  const [url, setUrl] = useState<string>()
  const { attachId } = file
  const load = useEffectEvent(() => fileUrl(file))
  useEffect(() => {
    let isCurrent = true
    let loaded = ''
    load().then(
      (made) => {
        loaded = made
        if (isCurrent) setUrl(made)
        else URL.revokeObjectURL(made)
      },
      // Without the thumbnail the file can still be opened.
      () => undefined,
    )
    return () => {
      isCurrent = false
      if (loaded) URL.revokeObjectURL(loaded)
    }
  }, [attachId])
  return url ? <img src={url} alt={name} className={styles.thumbnail} /> : null
}

/** A button that opens a file: the server requires the session's token, which a plain link doesn't send. */
const OpenFile = ({ file, name, fileUrl }: FileProps) => {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const open = async () => {
    setState('busy')
    try {
      window.open(await fileUrl(file), '_blank', 'noopener')
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-label={`查看 ${name}`}
        disabled={state === 'busy'}
        onClick={() => void open()}
      >
        {state === 'busy' ? '打开中…' : '查看'}
      </button>
      {state === 'failed' && <span role="alert">文件没有打开，请重试</span>}
    </>
  )
}
