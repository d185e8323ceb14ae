import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { operatorList, type ListedOperator } from '#schemas/api/operator.ts'
import { OPERATOR_ROLE_LABELS } from '#schemas/api/operator-roles.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import card from '#src/ui/display/card.module.css'
import { operatorCall } from '../operator-call.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { OperatorDialog } from './operator-dialog.tsx'
import styles from './operators-page.module.css'

const NEW: ListedOperator = { id: '', account: '', name: '', roles: ['viewer'], isDisabled: false }

/** The operators with their roles, for managers. */
const OperatorsPage = () => {
  const [edited, setEdited] = useState<ListedOperator>()
  const operators = useQuery({
    queryKey: [operatorList.name],
    queryFn: ({ signal }) => operatorCall(operatorList, { signal }),
  })
  return (
    <>
      <title>操作员 · 运营台</title>
      <PageHeader
        title="操作员"
        lead="大额办理由一人提交、另一人复核。办理、复核、管理账号的新增、权限修改和密码重设，由另一位管理员复核后生效，无人复核的满一天生效。"
        extra={
          <Button look="primary" onClick={() => setEdited(NEW)}>
            新增操作员
          </Button>
        }
      />
      <ChangesPanel />
      <Async result={operators}>
        {(list) => (
          <ul className={layout.stack} aria-label="操作员">
            {list.map((operator) => (
              <li key={operator.id} className={classNames(card.card, styles.row)}>
                <span className={styles.who}>
                  <strong>{operator.name}</strong>
                  <span className={texts.note}>{operator.account}</span>
                </span>
                <span>{operator.roles.map((role) => OPERATOR_ROLE_LABELS[role]).join('、')}</span>
                <span>
                  <StatusTag tone={operator.isDisabled ? 'neutral' : 'success'}>
                    {operator.isDisabled ? '已停用' : '使用中'}
                  </StatusTag>
                </span>
                <Button
                  size="small"
                  aria-label={`修改${operator.name}`}
                  onClick={() => setEdited(operator)}
                >
                  修改
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Async>
      {edited && <OperatorDialog operator={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

export default OperatorsPage
