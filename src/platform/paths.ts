/** Every path of the portal (specification, section 2); `src/app/routes.ts` says what is there. */
export const PATHS = {
  home: '/',
  productList: '/product/productgrouplist',
  receivables: '/product/accountsreceivablelist',
  productDetails: '/product/productdetails',
  productGroupDetails: '/product/productgroupprodetail',
  processOpen: '/product/processopen',
  groupProcessOpen: '/product/productgroupprocessopen',
  creditLimit: '/product/creditlimitforapplication',
  activateQuota: '/product/activatethequota',
  approval: '/product/approvalpage',
  completion: '/product/completionpage',
  contractSigning: '/product/contractsigning',
  externalData: '/product/externaldata',
  myProducts: '/user/product',
  userCenter: '/user/center',
} as const

export type PathName = keyof typeof PATHS
export type Path = (typeof PATHS)[PathName]

/** A path with its query; what is empty or missing is left out. */
export const pathTo = (
  path: Path,
  query: Record<string, string | number | undefined> = {},
): string => {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(
    present.map(([name, value]) => [name, String(value)]),
  ).toString()
  return search ? `${path}?${search}` : path
}

/** Whether a text is one of the portal's own paths, with or without a query; nothing else is. */
export const isOwnPath = (value: string): boolean =>
  /^\/(?![/\\])/.test(value) &&
  Object.values<string>(PATHS).includes(value.split(/[?#]/, 1)[0] ?? '')
