import type { ComponentType } from 'react'

/** A tab of a definition: a row here is a route below `/workbench/process/:key` and a link of the layout. */
interface Tab {
  /** The last segment of its address. */
  path: string
  label: string
  /** Reads the definition with `useDefinition` and `useDefinitionState`. */
  page: () => Promise<{ default: ComponentType }>
}

/** The tabs of a definition, in their order. */
export const tabs: readonly Tab[] = [
  { path: 'edit', label: '编辑', page: () => import('../editor/editor-page.tsx') },
  { path: 'diagram', label: '流程图', page: () => import('../diagram/diagram-page.tsx') },
  { path: 'answers', label: '填写项', page: () => import('../answers/answers-page.tsx') },
  { path: 'contracts', label: '合同', page: () => import('../contracts/contracts-page.tsx') },
  { path: 'try', label: '试用', page: () => import('../try/try-page.tsx') },
  { path: 'traces', label: '轨迹', page: () => import('../traces/traces-page.tsx') },
  { path: 'publish', label: '发布', page: () => import('../publish/publish-page.tsx') },
  { path: 'history', label: '历史', page: () => import('../history/history-page.tsx') },
]
