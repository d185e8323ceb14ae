import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#src/ui/controls/button.tsx'
import { NEW_DEFINITION, NEW_KEY } from '../definition/new-definition.ts'
import { openDefinition } from '../definition/open-definition.ts'
import { ImportDialog } from './import-dialog.tsx'
import { withForm } from './insert-form.ts'
import type { ReadAvue } from './read-avue.ts'

/** Makes a new definition of an Avue option. A new definition that is being written already is replaced. */
export const ImportNew = ({ hasDraft }: { hasDraft: boolean }) => {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const create = async (form: NonNullable<ReadAvue['form']>) => {
    const definition = await openDefinition(NEW_KEY)
    definition?.edit(withForm(NEW_DEFINITION, form))
    await navigate(`/workbench/process/${NEW_KEY}/edit`)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>导入 Avue 配置</Button>
      <ImportDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action={hasDraft ? '替换正在编写的新流程' : '作为新流程打开'}
        onImport={(form) => void create(form)}
      />
    </>
  )
}
