import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Frame } from './frame.tsx'
import styles from './workbench.module.css'

/** What stands where a screen can't be shown, in the words of what went wrong: an analyst can tell them on. */
export const Problem = () => {
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
