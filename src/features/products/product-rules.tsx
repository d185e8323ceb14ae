import { readRules } from '#schemas/api/product-rules.ts'
import type { Goods } from '#schemas/api/products.ts'
import { Way, Ways } from '#src/ui/display/ways.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { rulesInWords } from './rules-in-words.ts'

/** Renders the terms of a product's loans in words; nothing for a product that states none. */
export const ProductRules = ({ goods }: { goods: Goods }) => {
  const rules = readRules(goods.loanRules)
  return (
    rules && (
      <Panel title="融资与还款规则">
        <Ways>
          {rulesInWords(rules).map(({ name, text }) => (
            <Way key={name} name={name}>
              {text}
            </Way>
          ))}
        </Ways>
      </Panel>
    )
  )
}
