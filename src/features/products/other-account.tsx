import { PATHS } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './other-account.module.css'

/** Explains that a product is for another kind of account, and leads to one: to switch to it, or to register it. */
export const OtherAccount = ({ isPersonal }: { isPersonal: boolean }) => {
  const { openLogin } = useSession()
  const [own, wanted] = isPersonal ? ['个人账户', '企业账户'] : ['企业账户', '个人账户']
  return (
    <section className={styles.notice} aria-label="办理账户">
      <p>
        此产品仅限<strong>{wanted}</strong>办理，您当前使用的是{own}。
      </p>
      <div className={classNames(layout.cluster, styles.ways)}>
        <Button look="primary" onClick={() => openLogin({ switchAccount: true })}>
          切换到{wanted}
        </Button>
        <ButtonLink to={`${PATHS.register}?type=${isPersonal ? 2 : 1}`}>注册{wanted}</ButtonLink>
      </div>
      <p className={texts.note}>注册需使用未注册过的手机号，注册成功后将登录新账户。</p>
    </section>
  )
}
