import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  operatorChanges,
  operatorList,
  operatorSave,
  type ListedOperator,
} from '#schemas/api/operator.ts'
import { OPERATOR_ROLE_LABELS, OPERATOR_ROLES } from '#schemas/api/operator-roles.ts'
import { encryptPassword } from '#src/session/password.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { operatorCall } from '../operator-call.ts'
import { useOperator } from '../use-operator.ts'
import styles from './operators-page.module.css'

const DOES: Readonly<Record<(typeof OPERATOR_ROLES)[number], string>> = {
  viewer: '查看申请和业务',
  handler: '审批申请、办理业务',
  reviewer: '复核他人提交的办理',
  manager: '管理操作员、推进营业日期',
  analyst: '在工作台编辑、发布流程定义，不含客户申请和业务',
}

interface OperatorDialogProps {
  /** Without an id, one is added. */
  operator: ListedOperator
  onClose: () => void
}

/** Adds an operator, or changes roles, password and state of one. */
export const OperatorDialog = ({ operator, onClose }: OperatorDialogProps) => {
  const isNew = operator.id === ''
  const [draft, setDraft] = useState({ ...operator, password: '' })
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }))
  const isSelf = useOperator().account === operator.account
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const wrong = issueOf(draft)
      if (wrong) throw new Error(wrong)
      const password = draft.password && (await encryptPassword(draft.password))
      return operatorCall(operatorSave, { body: { ...draft, name: draft.name.trim(), password } })
    },
    onSuccess: ({ waits }) => {
      if (waits) notify.success('已提交，由另一位管理员复核后生效')
      else notify.success(isNew ? '已新增操作员' : '已修改操作员')
      onClose()
    },
    onSettled: () =>
      Promise.all(
        [operatorList, operatorChanges].map(({ name }) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
  return (
    <Dialog
      title={isNew ? '新增操作员' : `修改${operator.name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form="operator" look="primary" busy={isPending}>
            保存
          </Button>
        </>
      }
    >
      <form
        id="operator"
        className={layout.stack}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          mutate()
        }}
      >
        {isNew && (
          <>
            <TextField
              label="账号"
              value={draft.account}
              autoCapitalize="none"
              autoComplete="off"
              onChange={(account) => change({ account })}
            />
            <TextField
              label="姓名"
              value={draft.name}
              autoComplete="off"
              onChange={(name) => change({ name })}
            />
          </>
        )}
        <fieldset className={classNames(layout.tightStack, styles.roles)} disabled={isSelf}>
          <legend>权限</legend>
          {isSelf && <p className={texts.note}>自己的权限由另一位管理员修改。</p>}
          {OPERATOR_ROLES.map((role) => (
            <label key={role} className={styles.check}>
              <input
                type="checkbox"
                checked={draft.roles.includes(role)}
                onChange={({ target }) =>
                  change({
                    roles: OPERATOR_ROLES.filter((one) =>
                      one === role ? target.checked : draft.roles.includes(one),
                    ),
                  })
                }
              />
              {`${OPERATOR_ROLE_LABELS[role]}：${DOES[role]}`}
            </label>
          ))}
        </fieldset>
        <PasswordField
          label={isNew ? '初始密码' : '新密码（不修改则留空）'}
          value={draft.password}
          autoComplete="new-password"
          onChange={(password) => change({ password })}
        />
        {!isSelf && <p className={texts.note}>由本人在下次登录时改为自己的密码。</p>}
        {!isNew && !isSelf && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={draft.isDisabled}
              onChange={({ target }) => change({ isDisabled: target.checked })}
            />
            停用该账号
          </label>
        )}
        <Failure message={error?.message} />
      </form>
    </Dialog>
  )
}

const issueOf = (draft: ListedOperator & { password: string }): string | undefined => {
  const { id, account, name, roles, password } = draft
  if (!/^[a-z][a-z0-9._-]{1,29}$/.test(account))
    return '账号为 2 至 30 位小写字母、数字、点、横线或下划线，以字母开头'
  if (!name.trim()) return '请输入姓名'
  if (roles.length === 0) return '请至少选择一项权限'
  if (id === '' && password === '') return '请设置初始密码'
  if (password !== '' && password.length < 8) return '密码至少 8 位'
  return undefined
}
