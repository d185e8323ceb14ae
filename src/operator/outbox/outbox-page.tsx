import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { operatorOutbox } from '#schemas/api/operator.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import card from '#src/ui/display/card.module.css'
import { REFRESH } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import styles from './outbox-page.module.css'

const KINDS: Readonly<Record<string, string>> = { code: '短信验证码', transfer: '小额打款' }

/** The codes and amounts that were sent to phones, newest first. */
const OutboxPage = () => {
  const [search, setSearch] = useSearchParams()
  const phone = search.get('phone') ?? ''
  const outbox = useQuery({
    queryKey: [operatorOutbox.name, phone],
    queryFn: ({ signal }) => operatorCall(operatorOutbox, { query: { phone }, signal }),
    refetchInterval: REFRESH,
    placeholderData: (known) => known,
  })
  return (
    <>
      <title>短信与通知 · 运营台</title>
      <PageHeader
        title="短信与通知"
        extra={
          <TextField
            label="手机号"
            type="search"
            inputMode="numeric"
            placeholder="全部"
            value={phone}
            onChange={(value) => setSearch(value ? { phone: value } : {}, { replace: true })}
          />
        }
      />
      <Async
        result={outbox}
        isEmpty={(list) => list.length === 0}
        empty={
          <PageState kind="empty" title="还没有发出短信">
            客户点“发送验证码”后会出现在这里。
          </PageState>
        }
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((message) => (
              <li key={`${message.phone} ${message.at} ${message.code}`}>
                <article className={classNames(card.card, styles.message)}>
                  <p className={styles.head}>
                    <strong>{message.phone}</strong>
                    <span>{KINDS[message.kind] ?? message.kind}</span>
                    <time>{dateTimeText(message.at)}</time>
                  </p>
                  <p className={styles.code}>{message.code}</p>
                  <p className={texts.note}>{message.text}</p>
                </article>
              </li>
            ))}
          </ul>
        )}
      </Async>
    </>
  )
}

export default OutboxPage
