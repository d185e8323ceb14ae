import { lazyCode } from '#src/platform/lazy-code.ts'

/** The code of antd's select, a list of options with a search. */
export const selectCode = lazyCode(async () => (await import('./antd-select.ts')).opened)

/** The code of antd's cascader: columns, each with the options below the one selected before. */
export const cascaderCode = lazyCode(async () => (await import('./antd-cascader.ts')).opened)
