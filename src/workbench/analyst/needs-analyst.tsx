import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { signInAddress, useAnalyst } from './analyst-session.ts'
import styles from './analyst.module.css'

/** Renders its children for a signed-in analyst, and the way to the sign-in for anybody else. */
export const NeedsAnalyst = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  if (useAnalyst()) return children
  return (
    <Panel title="请先登录">
      <p>查看和发布服务器上的流程需要登录工作台，草稿会保留在本浏览器。</p>
      <ButtonLink look="primary" to={signInAddress(pathname)} className={styles.begin}>
        登录
      </ButtonLink>
    </Panel>
  )
}
