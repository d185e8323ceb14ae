import { Button } from '#src/ui/controls/button.tsx'
import styles from './pane.module.css'

interface ChoiceProps<Value extends string> {
  label: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChoose: (value: Value) => void
}

/** Renders buttons of which one is pressed. */
export const Choice = <Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ChoiceProps<Value>) => (
  <div role="group" aria-label={label} className={styles.choice}>
    {(Object.keys(options) as Value[]).map((one) => (
      <Button
        key={one}
        size="small"
        look={one === value ? 'secondary' : 'quiet'}
        aria-pressed={one === value}
        onClick={() => onChoose(one)}
      >
        {options[one]}
      </Button>
    ))}
  </div>
)
