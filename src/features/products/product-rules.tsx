import { readRules } from '#schemas/api/product-rules.ts'
import type { Goods } from '#schemas/api/products.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './product-rules.module.css'
import { rulesInWords } from './rules-in-words.ts'

/** Renders the terms of a product's loans in words; nothing for a product that states none. */
export const ProductRules = ({ goods }: { goods: Goods }) => {
  const rules = readRules(goods.loanRules)
  return (
    rules && (
      <Panel title="融资与还款规则">
        <dl className={styles.rules}>
          {rulesInWords(rules).map(({ name, text }) => (
            <div key={name} className={styles.rule}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    )
  )
}
