import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Frame } from './frame.tsx'
import styles from './workbench.module.css'

/** The page of a screen that failed; it shows the message of the error, so that an analyst can report it. */
export const ErrorPage = () => {
  const error = useRouteError()
  return (
    <Frame>
      <main className={styles.start}>
        <h1>无法显示</h1>
        <p role="alert">
          {isRouteErrorResponse(error) && error.status === 404 ? '没有这个页面。' : String(error)}
        </p>
        <p>
          <a href="/workbench">返回工作台</a>
        </p>
      </main>
    </Frame>
  )
}
