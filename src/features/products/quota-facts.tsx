import type { quota } from '#schemas/api/products.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import type * as z from 'zod/mini'
import styles from './quota-facts.module.css'

/** Renders a credit line: amounts, rate and end. */
export const QuotaFacts = ({ quota: line }: { quota: z.output<typeof quota> }) => (
  <FactBox className={styles.facts}>
    <Fact name="授信额度">
      <MoneyText value={line.amount} />
    </Fact>
    <Fact name="可用额度">
      <MoneyText value={line.available} />
    </Fact>
    <Fact name="年化利率（单利）">{line.annualRate ? `${line.annualRate}%` : '—'}</Fact>
    <Fact name="有效期至">{dateText(line.validUntil) || '—'}</Fact>
    <Fact name="额度状态">
      {line.statusLabel ? (
        <StatusTag tone={toneOf(line.statusTone)}>{line.statusLabel}</StatusTag>
      ) : line.status === 1 ? (
        <StatusTag tone="success">已激活</StatusTag>
      ) : (
        <StatusTag tone="waiting">待激活</StatusTag>
      )}
    </Fact>
  </FactBox>
)
