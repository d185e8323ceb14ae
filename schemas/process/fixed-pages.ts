/** A page of the portal that can be a step of a process (specification, section 2, process screens). */
interface FixedPage {
  /** The last segment of its path. */
  route: string
  title: string
  /** The customer's task there, for authors of definitions. */
  task: string
}

/**
 * The fixed pages by their key. In a definition a page answers to its key and to its route, in any case. A feature adds
 * its page here, and its component to its own fixed-pages.ts (docs/decisions/0019-fixed-pages-by-name.md).
 */
export const FIXED_PAGES = {
  contractSigning: {
    route: 'contractsigning',
    title: '合同签署',
    task: '阅读并签署合同',
  },
  externalData: {
    route: 'externaldata',
    title: '外部数据核对',
    task: '展示外部数据供客户核对；@R1 表示第 1 项外部数据',
  },
  activateQuota: {
    route: 'activatethequota',
    title: '额度激活',
    task: '展示审批额度供客户确认',
  },
} as const satisfies Record<string, FixedPage>

export type FixedPageKey = keyof typeof FIXED_PAGES

export const FIXED_PAGE_KEYS = Object.keys(FIXED_PAGES) as FixedPageKey[]

/** Returns the names of a page in definitions: its key, and its route where that is another word. */
export const fixedPageNames = (key: FixedPageKey): string[] => {
  const { route } = FIXED_PAGES[key]
  return route.toLowerCase() === key.toLowerCase() ? [key] : [key, route]
}
