import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { fieldUses, type StepAnswers, type UsedField } from '#engine/explanation/field-uses.ts'
import { RadioGroup } from '#src/ui/controls/radio-group.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { useDefinition, useDefinitionState } from '../definition/use-definition.ts'
import { Page } from '../page.tsx'
import styles from './answers-page.module.css'

/** The answers that a process asks for, each with what in the definition reads it. */
const AnswersPage = () => {
  const definition = useDefinition()
  const text = useDefinitionState(({ good }) => good?.text)
  const isChecked = useDefinitionState(({ checked }) => checked !== undefined)
  const [shown, setShown] = useState('all')
  const steps = useMemo(() => {
    const plan = text === undefined ? undefined : definition.plan()
    return plan ? fieldUses(plan) : []
  }, [definition, text])
  const all = steps.flatMap(({ fields }) => fields)
  const unused = all.filter(isUnused)
  const listed = steps.flatMap(({ step, fields }): StepAnswers[] => {
    const kept = shown === 'all' ? fields : fields.filter(isUnused)
    return kept.length > 0 ? [{ step, fields: kept }] : []
  })
  return (
    <Page title="填写项" documentTitle={`${definition.key} · 填写项`}>
      <p className={texts.muted}>
        客户填写的每一项，以及定义中读取它的地方。审批、合同、以往填报和业务系统读取全部内容，不在此列。
      </p>
      {all.length === 0 ? (
        <p role="status">
          {isChecked ? '定义中还没有客户填写的内容：请在“编辑”中补全。' : '正在读取定义…'}
        </p>
      ) : (
        <RadioGroup
          label="显示"
          value={shown}
          options={[
            { value: 'all', label: `全部 ${all.length} 项` },
            { value: 'unused', label: `定义中没有读取的 ${unused.length} 项` },
          ]}
          onChange={setShown}
        />
      )}
      {listed.map(({ step, fields }) => (
        <Panel key={step.name} title={`${step.progress}. ${step.title}`}>
          <dl>
            {fields.map((field) => (
              <Answer key={field.pointer} field={field} />
            ))}
          </dl>
        </Panel>
      ))}
    </Page>
  )
}

const isUnused = ({ uses }: UsedField): boolean => uses.length === 0

const Answer = ({ field: { title, pointer, uses } }: { field: UsedField }) => (
  <div className={styles.answer}>
    <dt>
      <Place pointer={pointer}>{title}</Place>
    </dt>
    {uses.length === 0 && <dd className={styles.none}>定义中没有读取它的地方</dd>}
    {uses.map((use) => (
      <dd key={use.pointer}>
        <Place pointer={use.pointer}>{use.words}</Place>
      </dd>
    ))}
  </div>
)

/** A link to a place of the definition in its editor. */
const Place = ({ pointer, children }: { pointer: string; children: string }) => (
  <Link to={`../edit?at=${encodeURIComponent(pointer)}`} title={pointer}>
    {children}
  </Link>
)

export default AnswersPage
