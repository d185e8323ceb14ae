import type { Submission } from '#schemas/api/operator-queues.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import texts from '#src/ui/theme/text.module.css'
import { fieldKey, reasonsFor, type Pin } from './decision.ts'
import styles from './decision-dialog.module.css'
import { FrequentReasons, ReasonField } from './reason-field.tsx'

interface ReturnReasonsProps {
  steps: Submission['steps']
  pins: readonly Pin[]
  onChange: (pins: readonly Pin[]) => void
}

/** Asks for the reasons of a return, each pinned to a step and optionally to a field. */
export const ReturnReasons = ({ steps, pins, onChange }: ReturnReasonsProps) => {
  const change = (place: number, part: Partial<Pin>) =>
    onChange(pins.map((pin, index) => (index === place ? { ...pin, ...part } : pin)))
  return (
    <>
      <p className={texts.note}>客户将从最靠前的步骤开始修改。</p>
      {pins.map((pin, index) => (
        // A reason's only identity is its place.
        <fieldset key={index} className={styles.pin}>
          <legend>{pins.length > 1 ? `第 ${index + 1} 处` : '需要修改的内容'}</legend>
          <div className={styles.places}>
            <SelectField
              label="退回到"
              value={String(pin.progress)}
              options={steps.map(({ progress, number, title }) => ({
                value: String(progress),
                label: `第 ${number} 步 ${title}`,
              }))}
              onChange={(value) => change(index, { progress: Number(value), field: '' })}
            />
            <SelectField
              label="涉及"
              value={pin.field}
              options={[
                { value: '', label: '整个步骤' },
                ...fieldsOf(steps, pin).map((field) => ({
                  value: fieldKey(field),
                  label: field.title,
                })),
              ]}
              onChange={(field) => change(index, { field })}
            />
          </div>
          <FrequentReasons
            reasons={reasonsFor(steps, pin)}
            onChoose={(text) => change(index, { text })}
          />
          <ReasonField
            label="原因（客户会看到）"
            value={pin.text}
            onChange={(text) => change(index, { text })}
          />
          {pins.length > 1 && (
            <Button
              size="small"
              look="quiet"
              onClick={() => onChange(pins.filter((_, place) => place !== index))}
            >
              删除此处
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        size="small"
        className={styles.add}
        onClick={() =>
          onChange([...pins, { progress: pins.at(-1)?.progress ?? 1, field: '', text: '' }])
        }
      >
        再加一处
      </Button>
    </>
  )
}

const fieldsOf = (steps: Submission['steps'], { progress }: Pin) =>
  steps.find((step) => step.progress === progress)?.fields ?? []
