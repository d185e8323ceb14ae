import type { ReactNode } from 'react'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import styles from './provider-page.module.css'

interface ProviderOrder {
  orderNo: string
  state: string
  /** The tries to send its notice. */
  tries: number
  /** The time of the next one; '' for none. */
  nextNoticeAt: string
}

interface ProviderOrdersProps<Order extends ProviderOrder> {
  title: string
  orders: readonly Order[]
  /** The title and the text where there are none. */
  none: readonly [title: string, text: string]
  titleOf: (order: Order) => string
  /** The names of the states. */
  states: Readonly<Record<string, string>>
  /** Renders what stands before the state of an order. */
  renderEnd: (order: Order) => ReactNode
  /** Renders the action of an order. */
  renderAction?: (order: Order) => ReactNode
  children?: ReactNode
}

/** The newest orders of a simulated provider, each with the tries of its notice. */
export const ProviderOrders = <Order extends ProviderOrder>({
  title,
  orders,
  none: [noneTitle, noneText],
  titleOf,
  states,
  renderEnd,
  renderAction,
  children,
}: ProviderOrdersProps<Order>) => (
  <Panel title={title}>
    {orders.length === 0 ? (
      <PageState kind="empty" title={noneTitle}>
        {noneText}
      </PageState>
    ) : (
      <ul className={styles.orders} aria-label={title}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <div>
              <strong>{titleOf(order)}</strong>
              <p className={classNames(texts.small, styles.note)}>
                {order.orderNo} · 已通知 {order.tries} 次
                {order.nextNoticeAt && ` · 下次 ${order.nextNoticeAt}`}
              </p>
            </div>
            <div className={classNames(layout.centeredCluster, styles.end)}>
              {renderEnd(order)}
              <span className={classNames(texts.small, styles.note)}>
                {states[order.state] ?? order.state}
              </span>
              {renderAction?.(order)}
            </div>
          </li>
        ))}
      </ul>
    )}
    {children}
  </Panel>
)
