import { Link } from 'react-router-dom'
import { FlowStatus } from '#schemas/api/process.ts'
import type { Application, CustomerGoods } from '#schemas/api/products.ts'
import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { ProcessType } from '#schemas/process/definition.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { processScreen } from '#src/process/flow/process-screen.ts'
import { preloadProcess } from '#src/process/preload-process.ts'
import { WithdrawApplication } from '#src/process/withdraw-application.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { applicationState } from './application-state.ts'
import { OfGroup } from './group-members.tsx'
import styles from './my-product.module.css'
import { productPath } from './product-card.tsx'
import { QuotaFacts } from './quota-facts.tsx'

/** Renders one product of the customer: its state, credit line and applications. */
export const MyProduct = ({ goods }: { goods: CustomerGoods }) => {
  const path = productPath({ id: goods.goodsId, isGroup: goods.isGroup })
  const isOpened = goods.status === 1
  return (
    <Panel
      title={
        <span className={layout.title}>
          <Link to={path} className={texts.ink}>
            {goods.goodsName}
          </Link>
          <StatusTag tone={isOpened ? 'success' : 'active'}>
            {isOpened ? '已开通' : '开通中'}
          </StatusTag>
        </span>
      }
      extra={[PRODUCT_TYPES.get(goods.goodsType), goods.capitalName].filter(Boolean).join(' · ')}
    >
      {goods.groupId && <OfGroup groupId={goods.groupId} />}
      {goods.quota && <QuotaFacts quota={goods.quota} />}
      {goods.applications.length > 0 && (
        <ul aria-label={`${goods.goodsName}的申请`}>
          {goods.applications.map((application) => (
            <ApplicationRow
              key={`${application.processType}-${application.flowOnlyId || application.businessId}`}
              application={application}
              goods={goods}
            />
          ))}
        </ul>
      )}
      {isOpened && (
        <footer className={classNames(layout.centeredCluster, styles.foot)}>
          <span>{nextStep(goods)}</span>
          <OpeningDetails goods={goods} />
          {goods.quota?.statusLabel && (
            <ButtonLink to={linePath(goods.quota)} look="quiet" size="small">
              额度明细
            </ButtonLink>
          )}
          <ButtonLink to={path} size="small">
            办理业务
          </ButtonLink>
        </footer>
      )}
    </Panel>
  )
}

/** The link to what was handed in to open the product. */
const OpeningDetails = ({ goods: { applications } }: { goods: CustomerGoods }) => {
  const { flowOnlyId } =
    applications.find(({ processType }) => processType === ProcessType.opening) ?? {}
  if (!flowOnlyId) return null
  return (
    <ButtonLink to={pathTo(PATHS.openingDetails, { flowOnlyId })} look="quiet" size="small">
      开通详情
    </ButtonLink>
  )
}

const linePath = ({ enterpriseQuotaId }: NonNullable<CustomerGoods['quota']>): string =>
  `${PATHS.creditLineThaw}?id=${encodeURIComponent(enterpriseQuotaId)}`

const nextStep = ({ quota, applications, groupId }: CustomerGoods): string => {
  if (applications.some(isUnderWay)) return '产品已开通，有申请正在办理。'
  if (!quota)
    return groupId ? '产品已开通，产品组的额度批复后即可使用。' : '产品已开通，可继续申请额度。'
  if (quota.statusSentence) return quota.statusSentence
  return quota.status === 1 ? '额度已激活，可按需办理融资。' : '额度已批复，激活后即可使用。'
}

const isUnderWay = ({ status }: Application): boolean =>
  status !== FlowStatus.approved && status !== FlowStatus.withdrawn

const ApplicationRow = ({
  application,
  goods,
}: {
  application: Application
  goods: CustomerGoods
}) => {
  const state = applicationState(application)
  const { processType, businessId, flowOnlyId } = application
  return (
    <li className={styles.application}>
      <span className={styles.process}>{application.processName || '业务申请'}</span>
      <StatusTag tone={state.tone}>{state.label}</StatusTag>
      <span className={classNames(texts.time, styles.time)}>
        {application.updatedAt && `更新于 ${dateTimeText(application.updatedAt)}`}
      </span>
      <span className={styles.actions}>
        {isUnderWay(application) && <WithdrawApplication application={application} />}
        <ButtonLink
          to={processScreen(
            { processType, businessId, flowOnlyId, goodId: goods.goodsId },
            goods.isGroup,
          )}
          state={{ returnTo: PATHS.myProducts }}
          preload={preloadProcess}
          look={state.isOpen ? 'primary' : 'secondary'}
          size="small"
        >
          {state.action}
        </ButtonLink>
      </span>
    </li>
  )
}
