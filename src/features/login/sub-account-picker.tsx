import { useEffect, useRef, type FormEvent } from 'react'
import { pictureOf, type SubAccount } from '#schemas/api/user.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { maskPhone } from '#src/ui/display/mask.ts'
import { Portrait } from '#src/ui/display/portrait.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import choice from '#src/ui/controls/choice.module.css'
import styles from './sub-account-picker.module.css'
import type { Login } from './use-login.ts'

/** A longer list of sub-accounts scrolls; px (specification, section 9). */
const SUB_ACCOUNT_LIST_HEIGHT = 280

/** Renders the sub-accounts to choose from, as native radio buttons. */
export const SubAccountPicker = ({ login: { context, isBusy, send } }: { login: Login }) => {
  const { offer, chosen, failure, switchAccount } = context
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  // The focused control of the previous form has been unmounted.
  useEffect(() => form.current?.querySelector('input')?.focus(), [offer])
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'subAccount.confirm' })
  }
  if (!offer) {
    return (
      <p className={styles.loading} role="status">
        正在获取子账户…
      </p>
    )
  }
  return (
    <form ref={form} className={layout.stack} onSubmit={confirm}>
      <fieldset disabled={isBusy}>
        <legend>{switchAccount ? '请选择要切换到的身份' : '请选择本次登录的身份'}</legend>
        <div className={styles.list} style={{ maxHeight: SUB_ACCOUNT_LIST_HEIGHT }}>
          {offer.list.map((account) => (
            <label key={account.id} className={classNames(choice.choice, styles.account)}>
              <input
                type="radio"
                name="subAccount"
                className={styles.radio}
                value={account.id}
                checked={account.id === chosen}
                onChange={() => send({ type: 'subAccount.choose', id: account.id })}
              />
              <Portrait
                className={styles.letter}
                picture={pictureOf(account)}
                name={nameOf(account)}
              />
              <span className={styles.text}>
                <span className={styles.name}>{nameOf(account)}</span>
                <span className={styles.detail}>
                  {kindOf(account)}
                  {account.id === user?.customerId && (
                    <>
                      {' · '}
                      <span className={styles.current}>当前身份</span>
                    </>
                  )}
                </span>
                <span className={styles.detail}>{numberOf(account)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Failure message={failure} />
      <Button type="submit" look="primary" size="large" block busy={isBusy}>
        {isBusy ? '正在进入…' : '确定'}
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'subAccount.cancel' })}>
        使用其他账号登录
      </Button>
    </form>
  )
}

const PERSONAL = 1

const nameOf = ({ name, personalName }: SubAccount): string => name || personalName || '未命名'

const kindOf = ({ type, roleName }: SubAccount): string =>
  [type === PERSONAL ? '个人账户' : '企业账户', roleName].filter(Boolean).join(' · ')

const numberOf = ({ type, personalPhone, creditCode }: SubAccount): string =>
  type === PERSONAL ? maskPhone(personalPhone) : creditCode
