import { useState } from 'react'
import { downloadFile } from '#src/api/download.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'

interface ContractDownloadProps {
  contract: { title: string; contractNo: string; link: string }
}

/** Downloads a contract as a PDF; nothing where the server has none. */
export const ContractDownload = ({
  contract: { title, contractNo, link },
}: ContractDownloadProps) => {
  const [isBusy, setBusy] = useState(false)
  if (!link) return null
  const download = async () => {
    setBusy(true)
    try {
      save(await downloadFile({ link }), `${title}-${contractNo}.pdf`)
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
      aria-label={`下载 PDF：${title}`}
      onClick={() => void download()}
    >
      下载 PDF
    </Button>
  )
}

const save = (content: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
