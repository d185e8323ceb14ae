import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { signInAddress, useAnalyst } from './analyst/analyst-session.ts'
import { Frame } from './frame.tsx'
import styles from './workbench.module.css'

/** The page of a screen that failed; it shows the message of the error, so that an analyst can report it. */
export const ErrorPage = () => {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isSignedIn = useAnalyst() !== ''
  const { pathname } = useLocation()
  return (
    <Frame>
      <main className={styles.start}>
        <h1>无法显示</h1>
        <p role="alert">
          {!isMissing
            ? String(error)
            : isSignedIn
              ? '没有这个页面。'
              : '没有这个页面。服务器上的流程要登录后才能打开。'}
        </p>
        <p className={styles.ways}>
          {isMissing && !isSignedIn && <a href={signInAddress(pathname)}>登录后打开</a>}
          <a href="/workbench">返回工作台</a>
        </p>
      </main>
    </Frame>
  )
}
