import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { Icon } from '#src/ui/controls/icon.tsx'
import { maskPhone } from '#src/ui/display/mask.ts'
import styles from './avatar-menu.module.css'

/**
 * The customer's name with the account menu. The name of an unverified customer opens the real-name dialog (section 2), and
 * a button beside it the menu.
 */
export const AvatarMenu = () => {
  const { user, isVerified, openLogin, openRealName, logOut } = useSession()
  const { isOpen, setOpen, area, toggle } = useDisclosure()
  const name =
    user?.companyName ||
    user?.name ||
    // An unverified customer has no name yet: the masked phone number stands for it.
    maskPhone(user?.customerName || user?.account || '') ||
    '我的账号'
  const choose = (action?: () => void) => () => {
    setOpen(false)
    // A dialog returns the focus to it.
    toggle.current?.focus()
    action?.()
  }
  const opensMenu = {
    ref: toggle,
    type: 'button',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  } as const
  return (
    <div ref={area} className={styles.area}>
      {isVerified ? (
        <button {...opensMenu} className={styles.avatar}>
          <Face name={name} />
        </button>
      ) : (
        <>
          <button type="button" className={styles.avatar} onClick={openRealName}>
            <Face name={name} />
            <span className={styles.unverified}>未实名</span>
          </button>
          <button {...opensMenu} className={styles.more} aria-label="账号菜单">
            <Icon name="expand" />
          </button>
        </>
      )}
      {isOpen && (
        <ul className={styles.menu}>
          <li>
            <Link to={PATHS.userCenter} onClick={choose()}>
              服务中心
            </Link>
          </li>
          <li>
            <button type="button" onClick={choose(() => openLogin({ switchAccount: true }))}>
              切换账号
            </button>
          </li>
          <li className={styles.last}>
            <button type="button" onClick={choose(logOut)}>
              退出登录
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}

const Face = ({ name }: { name: string }) => (
  <>
    <span className={styles.letter} aria-hidden="true">
      {[...name][0]}
    </span>
    <span className={styles.name}>{name}</span>
  </>
)

/** Opens and closes a menu; Escape, a press outside and the focus outside close it. */
const useDisclosure = () => {
  const [isOpen, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return { isOpen, setOpen, area, toggle }
}
