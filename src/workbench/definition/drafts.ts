import { browserTable } from '#src/platform/browser-table.ts'

/**
 * The analyst's drafts, by processKey, in the browser's own database: they survive a reload, and the log-out of a customer
 * in the same browser, which clears its storage.
 */
export const drafts = browserTable('workbench')
