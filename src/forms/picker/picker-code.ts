import { lazyCode } from '#src/platform/lazy-code.ts'

/** antd's list of choices, with its search. */
export const selectCode = lazyCode(async () => (await import('./antd-select.ts')).opened)

/** antd's columns, each within the choice of the one before. */
export const cascaderCode = lazyCode(async () => (await import('./antd-cascader.ts')).opened)
