import { useState } from 'react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import {
  accountEnable,
  accountEndSessions,
  accountSearch,
  MOST_ACCOUNTS,
  type CustomerAccount,
} from '#schemas/api/operator-accounts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import card from '#src/ui/display/card.module.css'
import { operatorCall } from '../operator-call.ts'
import { DisableDialog } from './disable-dialog.tsx'
import styles from './accounts-page.module.css'

const SHORTEST = 2

/** The accounts of customers, for managers: searched for, disabled, and signed out. */
const AccountsPage = () => {
  const [search, setSearch] = useSearchParams()
  const [disabled, setDisabled] = useState<CustomerAccount>()
  const keyword = search.get('keyword') ?? ''
  const isSearched = keyword.trim().length >= SHORTEST
  const accounts = useQuery({
    queryKey: [accountSearch.name, keyword],
    queryFn: ({ signal }) => operatorCall(accountSearch, { query: { keyword }, signal }),
    placeholderData: keepPreviousData,
    enabled: isSearched,
  })
  return (
    <>
      <title>客户账号 · 运营台</title>
      <PageHeader
        title="客户账号"
        lead="停用后不能登录，已有的登录随即结束；业务照常到期、扣款。"
        extra={
          <TextField
            label="手机号、名称或统一社会信用代码"
            type="search"
            value={keyword}
            onChange={(value) => setSearch(value ? { keyword: value } : {}, { replace: true })}
          />
        }
      />
      {isSearched ? (
        <Async
          result={accounts}
          isEmpty={(list) => list.length === 0}
          empty={
            <PageState kind="empty" title="没有找到客户账号">
              手机号和信用代码须完整，名称从第一个字开始。
            </PageState>
          }
        >
          {(list) => (
            <>
              <ul className={layout.stack} aria-label="客户账号">
                {list.map((account) => (
                  <Account key={account.id} account={account} onDisable={setDisabled} />
                ))}
              </ul>
              {list.length === MOST_ACCOUNTS && (
                <p className={texts.note}>只显示前 {MOST_ACCOUNTS} 个，请输入更完整的名称。</p>
              )}
            </>
          )}
        </Async>
      ) : (
        <PageState kind="empty" title="请先查找">
          输入完整的手机号、统一社会信用代码，或企业、个人名称的开头。
        </PageState>
      )}
      {disabled && <DisableDialog account={disabled} onClose={() => setDisabled(undefined)} />}
    </>
  )
}

interface AccountProps {
  account: CustomerAccount
  onDisable: (account: CustomerAccount) => void
}

const Account = ({ account, onDisable }: AccountProps) => {
  const { id, phone, tenant, customers, createdAt, sessions, ...state } = account
  const queries = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (contract: typeof accountEnable | typeof accountEndSessions) =>
      operatorCall(contract, { body: { id } }),
    onSuccess: (_, contract) =>
      notify.success(contract === accountEnable ? '已恢复，客户可以登录' : '已结束全部登录'),
    onSettled: () => queries.invalidateQueries({ queryKey: [accountSearch.name] }),
  })
  const name = customers.join('、') || '尚未实名'
  const busyWith = (contract: typeof variables) => isPending && variables === contract
  return (
    <li className={classNames(card.card, styles.row)}>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span className={texts.note}>
          {phone} · {tenant} · {createdAt.slice(0, 10)}&nbsp;注册
        </span>
        {state.isDisabled && (
          <span className={texts.note}>
            {state.disabledAt.slice(0, 16)} 停用：{state.disabledReason}
          </span>
        )}
        <Failure message={error?.message} />
      </div>
      <div className={layout.centeredCluster}>
        <StatusTag tone={state.isDisabled ? 'warning' : 'success'}>
          {state.isDisabled ? '已停用' : '使用中'}
        </StatusTag>
        <span className={texts.note}>{sessions > 0 ? `${sessions} 处登录` : '未登录'}</span>
      </div>
      <div className={styles.actions}>
        {sessions > 0 && (
          <Button
            size="small"
            busy={busyWith(accountEndSessions)}
            aria-label={`结束登录：${name}`}
            onClick={() => mutate(accountEndSessions)}
          >
            结束登录
          </Button>
        )}
        {state.isDisabled ? (
          <Button
            size="small"
            busy={busyWith(accountEnable)}
            aria-label={`恢复：${name}`}
            onClick={() => mutate(accountEnable)}
          >
            恢复
          </Button>
        ) : (
          <Button size="small" aria-label={`停用：${name}`} onClick={() => onDisable(account)}>
            停用
          </Button>
        )}
      </div>
    </li>
  )
}

export default AccountsPage
