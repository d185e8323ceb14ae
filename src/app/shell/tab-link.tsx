import { NavLink } from 'react-router-dom'
import { useSession } from '#src/session/use-session.ts'
import type { Tab } from './tabs.ts'

interface TabLinkProps {
  tab: Tab
  className?: string
  onChoose?: () => void
}

/** A tab: a link, or the way to sign in where it leads nowhere yet. */
export const TabLink = ({ tab: { label, to }, className, onChoose }: TabLinkProps) => {
  const { openLogin } = useSession()
  if (to)
    return (
      <NavLink to={to} end className={className} onClick={onChoose}>
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
