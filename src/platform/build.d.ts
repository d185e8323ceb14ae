import type { Gateway } from '#schemas/api/gateway.ts'

declare global {
  /**
   * True: this page may compile code (`new Function`), so that forms use the compiling validator. Set in the development
   * server and the demo only: the production page's Content-Security-Policy forbids it, and tests run what ships.
   */
  const __CODE_COMPILATION__: boolean

  /** The version of the portal and the commit that it was built from, like `0.1.0+1a2b3c4`. */
  const __BUILD__: string

  /** The settings of the gateway that the portal was built for: gateway.json (docs/gateway.md). */
  const __GATEWAY__: Gateway
}
