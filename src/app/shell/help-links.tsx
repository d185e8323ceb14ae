import { Link, useLocation } from 'react-router-dom'
import { PATHS, pathTo } from '#src/platform/paths.ts'

interface HelpLinksProps {
  className?: string | undefined
  onChoose?: () => void
}

/** Links to the product intro, about us and the help center: in the header and in the drawer. */
export const HelpLinks = ({ className, onChoose }: HelpLinksProps) => {
  const { pathname, search } = useLocation()
  const isIntro = new URLSearchParams(search).get('id') === INTRO
  return LINKS.map(({ label, to, path, intro }) => (
    <Link
      key={label}
      to={to}
      className={className}
      aria-current={
        pathname === path && (intro === undefined || intro === isIntro) ? 'page' : undefined
      }
      onClick={onChoose}
    >
      {label}
    </Link>
  ))
}

/** The query `id` of the product intro on the page about us (section 2). */
const INTRO = '2'

const LINKS = [
  { label: '产品介绍', path: PATHS.aboutUs, to: pathTo(PATHS.aboutUs, { id: INTRO }), intro: true },
  { label: '关于我们', path: PATHS.aboutUs, to: pathTo(PATHS.aboutUs, { id: 1 }), intro: false },
  { label: '帮助中心', path: PATHS.helpCenter, to: PATHS.helpCenter, intro: undefined },
]
