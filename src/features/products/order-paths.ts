import { PATHS, pathTo } from '#src/platform/paths.ts'

/** The address of the customer's orders. */
export const ORDERS = pathTo(PATHS.orderFinancing, { orders: 1 })

/** The address of the form that registers an order. */
export const REGISTER_ORDER = pathTo(PATHS.orderFinancing, { register: 1 })
