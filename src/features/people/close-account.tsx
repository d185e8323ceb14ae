import { useQuery } from '@tanstack/react-query'
import { accountObligations, closeAccount } from '#schemas/api/account.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { Async } from '#src/ui/page/async.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './people-form.module.css'

/** Closes the account, or lists what has to end before. */
export const CloseAccount = () => {
  const { user, logOutNow } = useSession()
  const obligations = useQuery({
    queryKey: [accountObligations.name, user?.customerId],
    queryFn: ({ signal }) => call(accountObligations, {}, { signal, hide: true }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Async result={obligations}>
      {(open) =>
        open.length > 0 ? (
          <div role="status">
            <p>以下业务了结后才能注销账号：</p>
            <ul className={styles.bullets}>
              {open.map(({ title, count }) => (
                <li key={title}>
                  {title}：{count} 笔
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <>
            <p>
              注销后，该账号下的个人和企业都不能再登录，无法恢复；手机号可以重新注册。收件地址、联系人、消息和未提交的填写内容即行删除；身份信息、合同与交易记录依照反洗钱和会计档案的规定单独保存，期满后删除。
            </p>
            <CodeForm
              purpose="close"
              consent="我已了解注销的后果，并已导出需要保留的信息"
              label="注销账号"
              act={async ({ id, value }) => {
                await call(closeAccount, { body: { id, value } }, { hide: true })
                notify.success('账号已注销')
                logOutNow()
              }}
            />
          </>
        )
      }
    </Async>
  )
}
