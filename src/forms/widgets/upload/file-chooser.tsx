import { useRef, useState, type ChangeEvent, type ReactElement, type ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import type { FileRules } from './file-checks.ts'
import styles from './upload-widget.module.css'

interface FileChooserProps {
  /** The id of its first button; none where another control of the field has it. */
  id?: string | undefined
  /** Names the files in the names of the buttons. */
  label: string
  rules: FileRules
  isSingle: boolean
  isInvalid: boolean
  describedBy: string | undefined
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}

/** The buttons to select files and, on a phone, to take photos; files can be dropped on it. */
export const FileChooser = ({
  id,
  label,
  rules,
  isSingle,
  isInvalid,
  describedBy,
  onFiles,
  children,
}: FileChooserProps): ReactElement => {
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // Reset, so that the same file can be selected again.
    target.value = ''
  }
  return (
    <div
      className={styles.zone}
      data-over={isOver}
      data-invalid={isInvalid}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Button
        id={id}
        aria-label={`选择文件：${label}`}
        aria-describedby={describedBy}
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
      {children}
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label={label}
        accept={rules.extensions.join(',')}
        multiple={!isSingle}
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
  )
}
