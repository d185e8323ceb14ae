/*
 * The pages of the portal that can be a step of a process (specification, section 2, process screens). A feature
 * adds its page here, and its component or its declaration to its own files (docs/decisions/0019-fixed-pages-by-name.md). The pages
 * that can't be a step are in no-step-pages.ts, with the reason.
 */

/** The pages with a screen of their own, by key: the last segment of its path. */
export const SCREEN_PAGES = {
  contractSigning: 'contractsigning',
  externalData: 'externaldata',
  activateQuota: 'activatethequota',
} as const

export type ScreenPageKey = keyof typeof SCREEN_PAGES

/** The pages whose content a step shows on the screen of the form steps, by key: the last segment of the page's own path. */
export const SHOWN_PAGES = {
  productDetails: 'productdetails',
  productGroupDetails: 'productgroupprodetail',
  openingDetails: 'openthedetails',
  financingDetails: 'financingdetails',
  financialCharges: 'financialcharges',
  creditLineThaw: 'linesthaw',
  additionalMaterials: 'additionpage',
  approval: 'approvalpage',
  completion: 'completionpage',
} as const

export type ShownPageKey = keyof typeof SHOWN_PAGES

/** The last segment of each page's path, by its key. In a definition a page answers to both, in any case. */
export const FIXED_PAGE_ROUTES = { ...SCREEN_PAGES, ...SHOWN_PAGES }

export type FixedPageKey = keyof typeof FIXED_PAGE_ROUTES

/** Tells whether a step shows the content of a page on the screen of the form steps. */
export const isShownPage = (key: string): key is ShownPageKey => Object.hasOwn(SHOWN_PAGES, key)

/**
 * The pages whose result depends on all earlier forms, unless their step declares its own `dependsOn`, with the
 * request to complete them again.
 */
export const DEPENDENT_PAGES: Readonly<Partial<Record<string, string>>> = {
  contractSigning: '请重新签署',
  openingDetails: '请重新核对',
} satisfies Partial<Record<FixedPageKey, string>>

export const FIXED_PAGE_KEYS = Object.keys(FIXED_PAGE_ROUTES) as FixedPageKey[]

/** Returns the names of a page in definitions: its key, and its route where that is another word. */
export const fixedPageNames = (key: FixedPageKey): string[] => {
  const route = FIXED_PAGE_ROUTES[key]
  return route === key.toLowerCase() ? [key] : [key, route]
}
