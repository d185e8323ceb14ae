import { matchPath, useLocation } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ProductGrid } from './product-grid.tsx'

/** The lists of one product type, each at its path (specification, section 2). */
const LISTS = [
  {
    path: PATHS.receivables,
    type: 1,
    title: '应收账款融资',
    lead: '凭对核心企业的应收账款申请融资，回款前即可取得资金。',
    also: [{ to: PATHS.orderFinancing, label: '订单融资' }],
  },
  {
    path: PATHS.agencyFinancing,
    type: 2,
    title: '代采融资',
    lead: '按采购需求代为采购，分批付款提货，缓解集中采购的资金压力。',
    also: [
      { to: PATHS.agencyOrder, label: '我的代采订单' },
      { to: PATHS.agencyMall, label: '代采商城' },
    ],
  },
  {
    path: PATHS.pledgeProducts,
    type: 4,
    title: '动产质押',
    lead: '以存放在监管仓库的货物作质押，随融随还，按需赎货。',
    also: [
      { to: PATHS.agencyPledge, label: '我的质押' },
      { to: PATHS.appraisal, label: '质物评估' },
    ],
  },
  {
    path: PATHS.fundProducts,
    type: 5,
    title: '基金产品',
    lead: '由产业基金提供的专项资金，支持设备更新与产能扩张。',
  },
]

/** The page that lists the products of one type, which its path names. */
const ProductsByTypePage = () => {
  const { pathname } = useLocation()
  const list = LISTS.find(({ path }) => matchPath(path, pathname))
  return (
    list && (
      <Page key={list.type}>
        <PageHeader
          title={list.title}
          lead={list.lead}
          extra={list.also?.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))}
        />
        <ProductGrid type={list.type} />
      </Page>
    )
  )
}
export default ProductsByTypePage
