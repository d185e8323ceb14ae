import type { Goods } from '#schemas/api/products.ts'
import { Way, Ways } from '#src/ui/display/ways.tsx'
import { Panel } from '#src/ui/page/panel.tsx'

/** Renders the rules of a discount in words. */
export const DiscountRules = ({ goods: { capitalName } }: { goods: Goods }) => (
  <Panel title="贴现与付款规则">
    <Ways>
      {RULES.map(([name, text]) => (
        <Way key={name} name={name}>
          {text.replace('{funder}', capitalName || '资金方')}
        </Way>
      ))}
    </Ways>
  </Panel>
)

const RULES: readonly (readonly [name: string, text: string])[] = [
  ['贴现依据', '本企业持有的商业汇票'],
  ['额度占用', '申请时占用票面金额，承兑人付款或回购后释放'],
  ['计息', '按实际天数、一年 360 天计息；算头不算尾，到期日遇周末顺延至下一个周一'],
  ['放款', '按放款日的价格，利息从票面金额中一次扣收'],
  ['到期', '由承兑人付款给{funder}，本企业无需操作'],
  ['承兑人拒付', '有追索权：本企业按票面金额回购并取回票据，可向承兑人主张票款'],
  ['逾期回购', '宽限期后自到期付款日起按日计收罚息，以付款日为准'],
]
