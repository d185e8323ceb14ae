import type { Goods } from '#schemas/api/products.ts'
import { Way, Ways } from '#src/ui/display/ways.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { termsOfProduct } from './rules-in-words.ts'

/** Renders the terms of a product's business in words; nothing for a product that states none. */
export const ProductRules = ({ goods }: { goods: Goods }) => {
  const terms = termsOfProduct(goods)
  return (
    terms.length > 0 && (
      <Panel title="业务规则">
        <Ways>
          {terms.map(({ name, text }) => (
            <Way key={name} name={name}>
              {text}
            </Way>
          ))}
        </Ways>
      </Panel>
    )
  )
}
