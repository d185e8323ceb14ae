import { useId, useState, type ReactNode } from 'react'
import { hasErrors } from '#engine/language/diagnostic.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { FileButton } from '#src/ui/controls/file-button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import layout from '#src/ui/theme/layout.module.css'
import styles from './import.module.css'
import { readAvue, type ReadAvue } from './read-avue.ts'

interface ImportDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The words of the button that takes the form over. */
  action: string
  onImport: (form: NonNullable<ReadAvue['form']>) => void
  /** Choices about where the form goes. */
  children?: ReactNode
}

/** Asks for an Avue option, pasted or as a file, reports what a form of it leaves out, and hands over the form. */
export const ImportDialog = ({
  isOpen,
  onClose,
  action,
  onImport,
  children,
}: ImportDialogProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const read = text.trim() === '' ? undefined : readAvue(text)
  const take = () => {
    if (!read?.form) return
    onImport(read.form)
    setText('')
    onClose()
  }
  return (
    <Dialog
      title="导入 Avue 配置"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button look="primary" disabled={!read?.form} onClick={take}>
          {action}
        </Button>
      }
    >
      <div className={layout.tightStack}>
        <label htmlFor={`${id}-text`}>粘贴设计器导出的 JSON</label>
        <textarea
          id={`${id}-text`}
          className={styles.text}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FileButton label="或选择文件" accept=".json,.txt,application/json" onText={setText} />
        {children}
        {read && <Report read={read} />}
      </div>
    </Dialog>
  )
}

const Report = ({ read: { form, report } }: { read: ReadAvue }) => (
  <div role="status">
    <p className={styles.summary}>
      {form
        ? report.length === 0
          ? '全部带入'
          : `${report.length} 处没有带入${hasErrors(report) ? '，其中有不能显示的字段' : ''}`
        : '无法导入'}
    </p>
    <ul className={styles.report}>
      {report.map(({ code, pointer, message }) => (
        <li key={`${code} ${pointer} ${message}`}>
          {message} <code>{pointer || '/'}</code>
        </li>
      ))}
    </ul>
  </div>
)
