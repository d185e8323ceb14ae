import { useNavigate } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import styles from './other-account.module.css'

/** Explains that a product is for another kind of account, and leads to one: to switch to it, or to register it. */
export const OtherAccount = ({ isPersonal }: { isPersonal: boolean }) => {
  const { openLogin, logOut } = useSession()
  const navigate = useNavigate()
  const [own, wanted] = isPersonal ? ['个人账户', '企业账户'] : ['企业账户', '个人账户']
  const register = () => {
    logOut()
    void navigate(PATHS.register)
  }
  return (
    <section className={styles.notice} aria-label="办理账户">
      <p>
        此产品仅限<strong>{wanted}</strong>办理，您当前使用的是{own}。
      </p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => openLogin({ switchAccount: true })}>
          切换到{wanted}
        </Button>
        <Button onClick={register}>注册{wanted}</Button>
      </div>
      <p className={styles.note}>注册需使用未注册过的手机号，并会使当前账号退出登录。</p>
    </section>
  )
}
