import type { ComponentType } from 'react'
import type { FixedPageKey } from '#schemas/process/vocabulary.ts'
import { PATHS, type Path, type PathName } from '#src/platform/paths.ts'

/** `full` has header and footer, `step` a slim bar with the way out, `plain` nothing. */
export type ShellKind = 'full' | 'step' | 'plain'

/** Who may see a page; `verified` is signed in with a verified real name. */
export type Access = 'anyone' | 'signedIn' | 'verified'

export interface AppRoute {
  name: PathName
  path: Path
  shell: ShellKind
  title: string
  access: Access
  /** A screen of a process: shares one process actor with the others. */
  inProcess?: boolean
  /** The key by which a process definition names this page. */
  fixedPage?: FixedPageKey
  page: PageLoader
}

type PageLoader = () => Promise<{ default: ComponentType }>

const page = (
  name: PathName,
  title: string,
  load: PageLoader,
  rest: Partial<Pick<AppRoute, 'shell' | 'access'>> = {},
): AppRoute => ({
  name,
  path: PATHS[name],
  title,
  shell: 'full',
  access: 'anyone',
  page: load,
  ...rest,
})

const processPage = (
  name: PathName,
  title: string,
  load: PageLoader,
  shell: ShellKind = 'full',
): AppRoute => ({ ...page(name, title, load, { shell, access: 'verified' }), inProcess: true })

const loadProcess: PageLoader = () => import('#src/features/applications/process-page.tsx')

/** One row for each key of the vocabulary: a key without a page is a type error. */
const fixedPages: Record<FixedPageKey, AppRoute> = {
  contractSigning: processPage(
    'contractSigning',
    '合同签署',
    () => import('#src/features/applications/contract-signing-page.tsx'),
  ),
  externalData: processPage(
    'externalData',
    '外部数据核对',
    () => import('#src/features/applications/external-data-page.tsx'),
  ),
}

/** Every page of the portal. Shells, guards, titles and the router are read from it. */
export const routes: readonly AppRoute[] = [
  page('home', '首页', () => import('#src/features/home/home-page.tsx')),

  page('productList', '融资产品', () => import('#src/features/products/product-list-page.tsx')),
  page('receivables', '应收账款融资', () => import('#src/features/products/receivables-page.tsx')),
  page('productDetails', '产品详情', () => import('#src/features/products/product-page.tsx')),
  page(
    'productGroupDetails',
    '产品组详情',
    () => import('#src/features/products/product-page.tsx'),
  ),

  processPage('processOpen', '产品开通', loadProcess),
  processPage('groupProcessOpen', '产品组开通', loadProcess),
  processPage('creditLimit', '额度申请', loadProcess, 'step'),
  processPage('activateQuota', '额度激活', loadProcess, 'step'),
  processPage('approval', '审批进度', () => import('#src/features/applications/approval-page.tsx')),
  processPage(
    'completion',
    '办理结果',
    () => import('#src/features/applications/completion-page.tsx'),
  ),
  ...Object.entries(fixedPages).map(([key, route]) => ({
    ...route,
    fixedPage: key as FixedPageKey,
  })),

  page('myProducts', '我的产品', () => import('#src/features/products/my-products-page.tsx'), {
    access: 'signedIn',
  }),
  page('userCenter', '服务中心', () => import('#src/features/user/center-page.tsx'), {
    access: 'signedIn',
  }),
]

/** The path of a fixed page, by the key that a process definition uses; undefined where there is none. */
export const fixedPagePath = (key: string): Path | undefined =>
  routes.find((route) => route.fixedPage === key)?.path
