/*
 * The pages of the portal that can be a step of a process (specification, section 2, process screens). A feature
 * adds its page here, and its component to its own fixed-pages.ts (docs/decisions/0019-fixed-pages-by-name.md).
 */

/** The last segment of each page's path, by its key. In a definition a page answers to both, in any case. */
export const FIXED_PAGE_ROUTES = {
  contractSigning: 'contractsigning',
  externalData: 'externaldata',
  activateQuota: 'activatethequota',
} as const

export type FixedPageKey = keyof typeof FIXED_PAGE_ROUTES

/**
 * The pages whose result depends on all earlier forms, unless their step declares its own `dependsOn`, with the
 * request to complete them again.
 */
export const DEPENDENT_PAGES: Readonly<Partial<Record<string, string>>> = {
  contractSigning: '请重新签署',
} satisfies Partial<Record<FixedPageKey, string>>

/** The pages that show external data of the process. */
export const PAGES_OF_EXTERNAL_DATA: readonly string[] = [
  'externalData',
] satisfies readonly FixedPageKey[]

export const FIXED_PAGE_KEYS = Object.keys(FIXED_PAGE_ROUTES) as FixedPageKey[]

/** The title of each page and the customer's task there, for authors; apart, so that customers need not load it. */
export const FIXED_PAGE_WORDS: Readonly<Record<FixedPageKey, { title: string; task: string }>> = {
  contractSigning: { title: '合同签署', task: '阅读并签署合同' },
  externalData: {
    title: '外部数据核对',
    task: '展示外部数据供客户核对；@R1 表示第 1 项外部数据',
  },
  activateQuota: { title: '额度激活', task: '展示审批额度供客户确认' },
}

/** Returns the names of a page in definitions: its key, and its route where that is another word. */
export const fixedPageNames = (key: FixedPageKey): string[] => {
  const route = FIXED_PAGE_ROUTES[key]
  return route === key.toLowerCase() ? [key] : [key, route]
}
