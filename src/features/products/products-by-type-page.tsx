import type { ReactElement } from 'react'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Makes the page that lists the products of one type. */
const productsOf = (type: number, title: string, lead: string) => (): ReactElement => (
  <Page>
    <PageHeader title={title} lead={lead} />
    <ProductGrid type={type} />
  </Page>
)

/** The pages of one product type each, by the name of their route. */
export const productsByType = {
  receivables: productsOf(
    1,
    '应收账款融资',
    '凭对核心企业的应收账款申请融资，回款前即可取得资金。',
  ),
  agencyFinancing: productsOf(
    2,
    '代采融资',
    '按采购需求代为采购，分批付款提货，缓解集中采购的资金压力。',
  ),
  pledgeProducts: productsOf(4, '动产质押', '以存放在监管仓库的货物作质押，随融随还，按需赎货。'),
  fundProducts: productsOf(5, '基金产品', '由产业基金提供的专项资金，支持设备更新与产能扩张。'),
}
export type ProductsByType = typeof productsByType
