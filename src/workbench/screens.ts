import type { ComponentType } from 'react'

/** A screen of the workbench: a row here is a route and a link of the start page. */
export interface Screen {
  /** The route below /workbench. */
  path: string
  /** The target of its link. */
  to: string
  title: string
  description: string
  page: () => Promise<{ default: ComponentType }>
}

/** The screens of the workbench, in the order of the start page. */
export const screens: readonly Screen[] = [
  {
    path: 'gallery/:group?',
    to: '/workbench/gallery',
    title: '控件与结构',
    description: '表单的每个控件、格式与结构，在每种状态下的样子。',
    page: () => import('./gallery/gallery-page.tsx'),
  },
]
