import { useRouteError } from 'react-router-dom'
import { ChunkLoadError } from '#src/platform/lazy-code.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'

/** Shown instead of a page whose code did not load or that threw an error. */
export const RouteError = () => {
  const didNotLoad = useRouteError() instanceof ChunkLoadError
  return (
    <PageState
      isPage
      kind="error"
      title={didNotLoad ? '页面加载失败' : '页面出了点问题'}
      actions={
        <>
          {/* A browser may cache a failed import: only a new document requests it again for sure. */}
          <Button look="primary" onClick={() => location.reload()}>
            重新加载
          </Button>
          <Button onClick={() => location.assign(PATHS.home)}>返回首页</Button>
        </>
      }
    >
      {didNotLoad ? '请检查网络后重新加载。' : '已填写并保存的内容不会丢失，请重新加载后再试。'}
    </PageState>
  )
}
