import { useLayoutEffect } from 'react'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { MessagePanelContent } from './message-panel-content.tsx'
// The chunk of the bell: without it, the page can't be shown.
import { useMessages } from './messages-code.ts'
import styles from './messages-page.module.css'
import { useSharedMessages, type SharedMessages } from './messages-provider.tsx'

/** The page of the customer's messages: the list of the bell's panel, with the bell's count. */
const MessagesPage = () => {
  const shared = useSharedMessages()
  return (
    <Page>
      <PageHeader title="我的消息" />
      <Panel className={styles.panel}>
        {shared ? <List actor={shared.actor} /> : <PageSkeleton lines={5} label="消息加载中" />}
      </Panel>
    </Page>
  )
}
export default MessagesPage

const List = ({ actor }: Pick<SharedMessages, 'actor'>) => {
  const messages = useMessages(actor)
  // A layout effect is cleaned up before the effect of the provider, which stops the actor.
  useLayoutEffect(() => {
    actor.send({ type: 'panel.open' })
    return () => actor.send({ type: 'panel.close' })
  }, [actor])
  return <MessagePanelContent messages={messages} />
}
