import type { ReactNode } from 'react'
import { MessagesProvider } from '#src/features/messages/messages-provider.tsx'
import { CustomerService } from '#src/features/service/customer-service.tsx'
import type { ShellKind } from '../route-row.ts'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { StepBar } from './step-bar.tsx'

/** The header, footer and floating buttons around a page, by the `shell` of its route. */
export const Shell = ({
  kind,
  title,
  children,
}: {
  kind: ShellKind
  title: string
  children: ReactNode
}) => {
  if (kind === 'plain') return <div className={styles.shell}>{children}</div>
  return (
    <div className={styles.shell}>
      <MessagesProvider isWanted={kind === 'full'}>
        {kind === 'step' ? <StepBar title={title} /> : <Header />}
        {children}
      </MessagesProvider>
      {kind === 'full' && (
        <>
          <Footer />
          <CustomerService />
        </>
      )}
      <BackToTop />
    </div>
  )
}
