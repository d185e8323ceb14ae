import { useState } from 'react'
import { fileAddress } from '#src/api/download.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { saveFrom } from '#src/platform/save-file.ts'

interface PdfDownloadProps {
  title: string
  /** The number that names the file together with the title. */
  number: string
  /** '' where the server has none: nothing is rendered. */
  link: string
  /** The text of the button; 下载 PDF by default. */
  label?: string
}

/** Downloads a document as a PDF. */
export const PdfDownload = ({ title, number, link, label }: PdfDownloadProps) => {
  const [isBusy, setBusy] = useState(false)
  if (!link) return null
  const download = async () => {
    setBusy(true)
    try {
      saveFrom(await fileAddress({ link }), `${title}-${number}.pdf`)
    } catch (error) {
      notify.warning(error instanceof Error ? error.message : '下载没有成功，请稍后再试')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      busy={isBusy}
      {...(label === undefined && { 'aria-label': `下载 PDF：${title}` })}
      onClick={() => void download()}
    >
      {label ?? '下载 PDF'}
    </Button>
  )
}
