import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import type { OutlineStep } from '../definition/check-message.ts'
import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'
import { ImportDialog } from './import-dialog.tsx'
import { insertForm } from './insert-form.ts'

const NONE: readonly OutlineStep[] = []

/** Inserts the form of an Avue option at a step of the definition, or as a step after the last. */
export const ImportAtStep = () => {
  const definition = useDefinition()
  const steps = useDefinitionState(({ checked }) => checked?.steps ?? NONE)
  const [isOpen, setOpen] = useState(false)
  const next = (steps.at(-1)?.progress ?? 0) + 1
  const [chosen, setChosen] = useState<number>()
  const progress = steps.some((step) => step.progress === chosen) ? Number(chosen) : next
  return (
    <>
      <Button
        size="small"
        look="quiet"
        // A text that is broken has no place for it.
        disabled={steps.length === 0}
        onClick={() => setOpen(true)}
      >
        导入 Avue
      </Button>
      <ImportDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action="插入表单"
        onImport={(form) => definition.edit(insertForm(definition.state().text, form, progress))}
      >
        <SelectField
          label="插入到"
          value={String(progress)}
          options={[
            ...steps.map(({ progress: at, title }) => ({
              value: String(at),
              label: `第 ${at} 步 ${title}`,
            })),
            { value: String(next), label: '新的最后一步' },
          ]}
          onChange={(value) => setChosen(Number(value))}
        />
      </ImportDialog>
    </>
  )
}
