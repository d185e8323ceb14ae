import type { ProcessFile } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { START_STATES, type StartState } from './start-states.ts'
import styles from './try.module.css'

/** The customer and the flow with which a process is tried. */
export interface Start {
  account: Trace['account']
  /** A product type of the definition; '' for its first one. */
  goodsType: string
  state: StartState
}

interface StartSettingsProps {
  file: ProcessFile
  start: Start
  onChange: (start: Start) => void
}

/** Chooses the customer, the product and the state of the flow; each change begins anew. */
export const StartSettings = ({ file, start, onChange }: StartSettingsProps) => (
  <div className={styles.settings}>
    <SelectField
      label="客户"
      value={start.account}
      options={[
        { value: 'enterprise', label: '企业账户' },
        { value: 'personal', label: '个人账户' },
      ]}
      onChange={(account) => onChange({ ...start, account: account as Start['account'] })}
    />
    {file.goodsTypes.length > 0 && (
      <SelectField
        label="产品类型"
        value={start.goodsType || String(file.goodsTypes[0])}
        options={file.goodsTypes.map((type) => ({ value: String(type), label: `类型 ${type}` }))}
        onChange={(goodsType) => onChange({ ...start, goodsType })}
      />
    )}
    <SelectField
      label="流程状态"
      value={start.state}
      options={Object.entries(START_STATES).map(([value, label]) => ({ value, label }))}
      onChange={(state) => onChange({ ...start, state: state as StartState })}
    />
  </div>
)
