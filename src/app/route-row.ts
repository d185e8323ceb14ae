import type { ComponentType } from 'react'
import type { RoleButton } from '#schemas/api/session.ts'
import type { FixedPageKey } from '#engine/language/words.ts'
import { PATHS, type Path, type PathName } from '#src/platform/paths.ts'

/** `full` has header and footer, `step` a slim bar with the way out, `plain` nothing. */
export type ShellKind = 'full' | 'step' | 'plain'

/** Who may see a page; `verified` is signed in with a verified real name. */
export type Access = 'anyone' | 'signedIn' | 'verified'

/** One row of the table of routes. */
export interface AppRoute {
  name: PathName
  path: Path
  shell: ShellKind
  title: string
  access: Access
  /** The role button without which it is not shown (user center). */
  button?: RoleButton
  /** A screen of a process: shares one process actor with the others. */
  inProcess?: boolean
  /** The key by which a process definition names this page. */
  fixedPage?: FixedPageKey
  /** Not there yet: its place says so to whoever comes. */
  pending?: true
  page: PageLoader
}

export type PageLoader = () => Promise<{ default: ComponentType }>

type Rest = Partial<Pick<AppRoute, 'shell' | 'access' | 'button'>>

/** A page for anyone under the whole header, unless said otherwise. */
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

/** A screen of a process: for verified customers. */
export const processPage = (
  name: PathName,
  title: string,
  load: PageLoader,
  shell: ShellKind = 'full',
): AppRoute => ({ ...page(name, title, load, { shell, access: 'verified' }), inProcess: true })

/** A screen whose content is still to come. */
export const pending = (name: PathName, title: string, rest: Rest = {}): AppRoute => ({
  ...page(name, title, () => import('./pending-page.tsx'), { access: 'verified', ...rest }),
  pending: true,
})
