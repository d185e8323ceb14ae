import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'

/** The page for an address without a route. */
export const NotFound = () => (
  <PageState
    isPage
    kind="notFound"
    title="页面不存在"
    actions={
      <ButtonLink to={PATHS.home} look="primary">
        返回首页
      </ButtonLink>
    }
  >
    您访问的页面不存在或已被移除，请检查地址是否正确。
  </PageState>
)
