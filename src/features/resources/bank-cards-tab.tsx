import { useState } from 'react'
import { bankCardList, MOST_ON_FILE, type BankCard } from '#schemas/api/resources.ts'
import { recordPerform } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { CardForm } from './card-form.tsx'
import { RemoveButton } from './remove-button.tsx'
import styles from './resources.module.css'
import { useChange, useOnFile } from './use-resources.ts'

/** The bank accounts that applications offer: to add, to remove, and to choose the default. */
export const BankCardsTab = () => {
  const cards = useOnFile(bankCardList)
  const [isAdding, setAdding] = useState(false)
  return (
    <Panel
      title="已保存的账户"
      extra={
        !isAdding && (cards.data?.length ?? MOST_ON_FILE) < MOST_ON_FILE ? (
          <Button size="small" look="primary" onClick={() => setAdding(true)}>
            添加账户
          </Button>
        ) : undefined
      }
    >
      {isAdding && <CardForm onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />}
      <Async
        result={cards}
        isEmpty={(list) => list.length === 0 && !isAdding}
        empty={
          <PageState kind="empty" title="还没有银行账户">
            添加后，办理融资和还款时可以直接选择，最多保存 {MOST_ON_FILE} 个。
          </PageState>
        }
      >
        {(list) => (
          <ul className={styles.list} aria-label="银行账户">
            {list.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </ul>
        )}
      </Async>
    </Panel>
  )
}

const Card = ({ card }: { card: BankCard }) => {
  const { id, accountName, bankName, branchName, accountNo, isDefault, actions } = card
  const act = (action: string) => () =>
    call(recordPerform, { body: { kind: 'bankCard', id, action } }, { hide: true })
  const remove = useChange<void>(bankCardList, { send: act('remove') })
  const makeDefault = useChange<void>(bankCardList, {
    send: act('setDefault'),
  })
  const may = (action: string) => actions.some(({ name, blocked }) => name === action && !blocked)
  return (
    <li className={classNames(layout.entry, styles.row)}>
      <div className={styles.about}>
        <h3 className={classNames(layout.centeredCluster, styles.name)}>
          {bankName}
          <span className={styles.number}>{accountNo}</span>
          {isDefault && <StatusTag tone="success">默认</StatusTag>}
        </h3>
        <p className={styles.facts}>{[accountName, branchName].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        {may('setDefault') && (
          <Button
            size="small"
            look="quiet"
            busy={makeDefault.isPending}
            aria-label={`设为默认：${bankName} ${accountNo}`}
            onClick={() => makeDefault.mutate()}
          >
            设为默认
          </Button>
        )}
        {may('remove') && <RemoveButton name={`${bankName}账户`} remove={remove} />}
      </div>
    </li>
  )
}
