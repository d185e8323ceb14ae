import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './next-step.module.css'

interface NextStepProps {
  title: string
  /** Left out where the record below says it. */
  sentence?: string
  to: string
  label: string
}

/** A panel with the one link to what the customer does next. */
export const NextStep = ({ title, sentence, to, label }: NextStepProps) => (
  <Panel title={title}>
    {sentence && <p className={styles.sentence}>{sentence}</p>}
    <ButtonLink to={to} look="primary">
      {label}
    </ButtonLink>
  </Panel>
)
