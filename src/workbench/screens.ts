import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** A screen of the workbench: a row here is a route and a link of the start page. */
export interface Screen {
  /** The route below /workbench. */
  path: string
  /** The target of its link. */
  to: string
  title: string
  description: string
  /** `loader` runs before the screen is shown. */
  page: () => Promise<{ default: ComponentType; loader?: LoaderFunction }>
}

/** The screens of the workbench, in the order of the start page. */
export const screens: readonly Screen[] = [
  {
    path: 'processes',
    to: '/workbench/processes',
    title: '流程',
    description: '编辑流程定义，随时看到问题所在和客户看到的表单。',
    page: () => import('./processes/processes-page.tsx'),
  },
  {
    path: 'gallery/:group?',
    to: '/workbench/gallery',
    title: '控件与结构',
    description: '表单的每个控件、格式与结构，在每种状态下的样子。',
    page: () => import('./gallery/gallery-page.tsx'),
  },
  {
    path: 'words',
    to: '/workbench/words',
    title: '词汇',
    description: '流程定义可以使用的全部用词：控件、格式、选项、固定页、字典、外部数据。',
    page: () => import('./words/words-page.tsx'),
  },
  {
    path: 'actions',
    to: '/workbench/actions',
    title: '操作记录',
    description: '谁登录、发布、恢复和迁移过，以及被拒绝的操作。',
    page: () => import('./actions/actions-page.tsx'),
  },
]
