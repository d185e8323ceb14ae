import { useId, useRef, useState } from 'react'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { CloseButton } from '#src/ui/controls/close-button.tsx'
import { FloatingButton } from '#src/ui/controls/floating-button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import styles from './customer-service.module.css'

const cardCode = lazyCode(() => import('./customer-service-card.tsx'))

/** Renders the customer-service popup: a floating button on a wide screen, elsewhere a line below the footer. */
export const CustomerService = () => {
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => card.current?.hidePopover()
  const loaded = useCode(cardCode, {
    isWanted: isOpen,
    onFail: (error) => {
      close()
      notify.error(error.message)
    },
  })
  return (
    <>
      <FloatingButton
        name="联系客服"
        path="M4 13v-2a7 7 0 0 1 14 0v2M4 12.5h2.5V17H5a1 1 0 0 1-1-1Zm14 0h-2.5V17H17a1 1 0 0 0 1-1Zm0 4c0 2-2 3-5 3"
        above={1}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        popoverTarget={id}
      />
      <div
        ref={card}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="联系客服"
        className={styles.card}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <CloseButton className={styles.close} onClick={close} />
        {isOpen && loaded && <loaded.CustomerServiceCard />}
      </div>
    </>
  )
}
