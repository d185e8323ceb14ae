import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PageState } from '#src/ui/page/page-state.tsx'
import { OPERATOR_PATHS } from './paths.ts'

/** The page of a screen that failed, or does not exist. */
export const ErrorPage = () => {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <PageState
        kind="error"
        title={isMissing ? '没有这个页面' : '无法显示'}
        isPage
        // A full load: the code of a screen may be out of date.
        actions={<a href={OPERATOR_PATHS.start}>返回运营台</a>}
      >
        {!isMissing && error instanceof Error ? error.message : ''}
      </PageState>
    </main>
  )
}
