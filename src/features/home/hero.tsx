import { useLocation } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { leftPage } from '#src/session/left-page.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { ChainArt } from './chain-art.tsx'
import styles from './hero.module.css'

/** Renders the hero: the claim, and the next action of this visitor. */
export const Hero = () => {
  const { status, openLogin } = useSession()
  // The server ended the session in the middle of an application.
  const goBack = status === 'signedOut' && leftPage.isProcess()
  const { state } = useLocation() as { state: { left?: string } | null }
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>
            让真实的每一笔交易，
            <br />
            都成为企业的信用
          </h1>
          <p className={styles.lead}>
            面向产业链上下游企业的线上融资服务。选产品、填资料、签合同、看进度，都在这里完成。
          </p>
          <div className={styles.actions}>
            <ButtonLink to={PATHS.productList} look="accent" size="large">
              选择融资产品
            </ButtonLink>
            {status === 'signedIn' ? (
              <ButtonLink to={state?.left ?? PATHS.myProducts} look="outline" size="large">
                {state?.left ? '继续上次的办理' : '查看我的产品'}
              </ButtonLink>
            ) : (
              <Button look="outline" size="large" onClick={() => openLogin({ goBack })}>
                {goBack ? '登录并继续上次办理' : '登录办理'}
              </Button>
            )}
          </div>
        </div>
        <ChainArt className={styles.art} />
      </div>
    </section>
  )
}
