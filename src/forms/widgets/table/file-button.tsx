import { useRef, useState, type ChangeEvent } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'

/** The reader of files is needed by few. */
const reading = lazyCode(() => import('./table-file.ts'))

interface FileButtonProps {
  /** The name of the table. */
  label: string
  disabled: boolean
  onCells: (cells: readonly (readonly string[])[]) => void
  /** Called with the reason where a file can't be read. */
  onRefused: (words: string) => void
}

/** Chooses an XLSX or a CSV file, whose cells fill the table. */
export const FileButton = ({ label, disabled, onCells, onRefused }: FileButtonProps) => {
  const chooser = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const read = async (file: File) => {
    setBusy(true)
    try {
      const { readTableFile } = await reading.load()
      const found = await readTableFile(file)
      if ('refused' in found) onRefused(found.refused)
      else onCells(found.cells)
    } catch (error) {
      onRefused(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void read(file)
    // Reset, so that the same file can be chosen again.
    target.value = ''
  }
  return (
    <>
      <Button
        busy={isBusy}
        disabled={disabled}
        aria-label={`从文件填入：${label}`}
        onPointerEnter={reading.preload}
        onFocus={reading.preload}
        onClick={() => chooser.current?.click()}
      >
        <Icon name="upload" />
        从文件填入
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`文件：${label}`}
        accept=".xlsx,.csv"
        disabled={disabled}
        onChange={take}
      />
    </>
  )
}
