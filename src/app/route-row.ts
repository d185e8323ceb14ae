import type { ComponentType } from 'react'
import type { RoleButton } from '#schemas/api/roles.ts'
import type { ScreenPageKey } from '#schemas/process/fixed-pages.ts'
import { PATHS, type Path, type PathName } from '#src/platform/paths.ts'
import type { Access } from '#src/session/access-gate.tsx'

/** `full` has header and footer, `step` a bar with the title and an exit button, `plain` neither. */
export type ShellKind = 'full' | 'step' | 'plain'

/** One row of the route table. */
export interface AppRoute {
  name: PathName
  path: Path
  shell: ShellKind
  title: string
  access: Access
  /** The role button that the page requires (user center). */
  button?: RoleButton
  /** A screen of a process: shares one process actor with the others. */
  inProcess?: boolean
  /** The key of this page in process definitions. */
  fixedPage?: ScreenPageKey
  /** The addresses of a page with a parameter: all of a path, an example of a query. */
  addresses?: readonly string[]
  page: PageLoader
}

export type PageLoader = () => Promise<{ default: ComponentType }>

type Rest = Partial<Pick<AppRoute, 'shell' | 'access' | 'button' | 'addresses'>>

/** Tells whether a page is open to anyone. */
export const isPublic = ({ access }: AppRoute): boolean => access === 'anyone'

/** Makes the row of a page; defaults to shell `full` and access for anyone. */
export const page = (
  name: PathName,
  title: string,
  load: PageLoader,
  rest: Rest = {},
): AppRoute => ({
  name,
  path: PATHS[name],
  title,
  shell: 'full',
  access: 'anyone',
  page: load,
  ...rest,
})

/** Makes the row of a process's screen: for verified customers. */
export const processPage = (
  name: PathName,
  title: string,
  load: PageLoader,
  shell: ShellKind = 'full',
): AppRoute => ({ ...page(name, title, load, { shell, access: 'verified' }), inProcess: true })

/** Makes the rows of pages for verified customers that are loaded together: many small chunks weigh on every page. */
export const verifiedPages =
  <Name extends PathName>(load: () => Promise<{ pages: Readonly<Record<Name, ComponentType>> }>) =>
  (name: Name, title: string, rest: Rest = {}): AppRoute =>
    page(name, title, async () => ({ default: (await load()).pages[name] }), {
      access: 'verified',
      ...rest,
    })
