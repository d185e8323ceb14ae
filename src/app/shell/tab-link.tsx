import { NavLink } from 'react-router-dom'
import { useSession } from '#src/session/use-session.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import type { Tab } from './tabs.ts'

interface TabLinkProps {
  tab: Tab
  className?: string | undefined
  onChoose?: (() => void) | undefined
}

/** A tab: a link, or a button that opens the login dialog if the tab has no target. */
export const TabLink = ({ tab: { label, to }, className, onChoose }: TabLinkProps) => {
  const { openLogin } = useSession()
  if (to)
    return (
      <NavLink to={to} end className={classNames(className)} onClick={onChoose}>
        {label}
      </NavLink>
    )
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onChoose?.()
        openLogin()
      }}
    >
      {label}
    </button>
  )
}
