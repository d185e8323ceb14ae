/** The components of the fixed pages of an application, by their key in schemas/process/fixed-pages.ts. */
export const fixedPages = {
  contractSigning: () => import('./contract-signing-page.tsx'),
  externalData: () => import('./external-data-page.tsx'),
  activateQuota: () => import('./activate-quota-page.tsx'),
}
