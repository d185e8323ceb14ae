import { pledgeAddGoods, type PledgePosition } from '#schemas/api/pledges.ts'
import { addGoodsForm } from '#schemas/forms/pledge.ts'
import { call } from '#src/api/call.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './pledges.module.css'
import { useChange } from './use-pledges.ts'

/** The two ways back to the advance rate: repaid principal, or more goods. */
export const CurePanel = ({ position }: { position: PledgePosition }) => {
  const { advanceRate, cure, cureBy, loanId, ratio } = position
  const isShort = Number(cure.cash) > 0
  return (
    <Panel title={isShort ? `补足至 ${advanceRate}%` : '补充质物'}>
      <div className={layout.wideStack}>
        <p>
          借款为质物价值的 {ratio}%
          {isShort ? `，高于质押率 ${advanceRate}%，以下两种方式任选其一：` : '，质物足值。'}
          {cureBy && (
            <>
              请在 <time dateTime={cureBy}>{dateText(cureBy)}</time> 前补足。
            </>
          )}
        </p>
        {isShort && (
          <div className={styles.cures}>
            <div className={styles.cure}>
              <span>归还本金</span>
              <strong>
                <MoneyText value={cure.cash} />
              </strong>
              <span className={classNames(texts.small, styles.hint)}>
                在借款页选择“只还本金”，到账后自动解除补足。
              </span>
              <ButtonLink to={pathTo(PATHS.repaymentPage, { id: loanId })} look="primary">
                去还款
              </ButtonLink>
            </div>
            <div className={styles.cure}>
              <span>补充同种货物</span>
              <strong>{cure.weight} 吨</strong>
              <span className={classNames(texts.small, styles.hint)}>
                价值 <MoneyText value={cure.value} />
                ，按今日市价折算，向上取整到千克。
              </span>
            </div>
          </div>
        )}
        <AddGoods position={position} />
      </div>
    </Panel>
  )
}

const AddGoods = ({ position: { id, commodity } }: { position: PledgePosition }) => (
  <InlineForm
    name="add-goods"
    subject={id}
    title={`补充${commodity}`}
    content={addGoodsForm}
    label="补充质物"
    sending={useChange(
      ({ receiptIds }: { receiptIds: string[] }) =>
        call(pledgeAddGoods, { body: { id, receiptIds } }, { hide: true }),
      () => notify.success('质物已补充'),
    )}
  >
    {() => (
      <p className={classNames(texts.small, styles.hint)}>
        还没有同种货物的仓单时，请先在
        <ButtonLink to={PATHS.appraisal} look="quiet" size="inline">
          质物评估
        </ButtonLink>
        登记并评估。
      </p>
    )}
  </InlineForm>
)
