import type { Gateway } from '#schemas/api/gateway.ts'
import { portalConfig } from './portal-config.ts'

/** Returns the settings of the gateway: those of the host of this page, or those that the portal was built with. */
export const gateway = (): Gateway => portalConfig().gateway ?? __GATEWAY__
