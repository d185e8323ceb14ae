import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calculatePlan } from '#engine/finance/plan.ts'
import type { PlanInput } from '#engine/finance/terms.ts'
import { processList } from '#schemas/api/process.ts'
import { goodsDetail } from '#schemas/api/products.ts'
import { repaymentCalculate } from '#schemas/api/repayment.ts'
import { replyWith, replyWithTenant, renderPortal, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { receivablesProduct } from './sample.ts'

/** The bodies of the calls. */
let asked: PlanInput[] = []

const replyWithPlans = (refusal?: Record<string, string>) =>
  server.use(
    http.post(`*/api/${repaymentCalculate.path}`, async ({ request }) => {
      const terms = (await request.json()) as PlanInput
      asked.push(terms)
      if (!refusal) return HttpResponse.json({ code: 200, data: calculatePlan(terms).plan })
      const fields = Object.entries(refusal).map(([pointer, message]) => ({
        formId: '',
        pointer,
        message,
      }))
      const envelope = { code: 400, success: false, msg: '请检查', data: { fields } }
      return HttpResponse.json(envelope, { status: 400 })
    }),
  )

beforeEach(() => {
  asked = []
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  replyWithPlans()
  server.use(replyWith(goodsDetail, receivablesProduct), replyWith(processList, []))
})

/** Opens the calculator of the product. */
const openTrial = async () => {
  renderPortal('/product/productdetails?goodId=1001', signedOut())
  await userEvent.click(await screen.findByRole('button', { name: '开始试算' }))
  return screen.findByRole('textbox', { name: /^融资金额/ })
}

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

describe('the trial calculation', () => {
  it('calls nothing before it is asked for', async () => {
    renderPortal('/product/productdetails?goodId=1001', signedOut())
    await screen.findByRole('button', { name: '开始试算' })
    expect(asked).toEqual([])
    expect(screen.queryByRole('textbox', { name: /^融资金额/ })).toBeNull()
  })

  it('begins with the terms of the product, and the focus in its first field', async () => {
    const amount = await openTrial()
    expect(amount).toHaveProperty('value', '100000')
    expect(document.activeElement).toBe(amount)
    expect(await screen.findByRole('table', { name: '还款计划（元）' })).toBeDefined()
    expect(asked).toMatchObject([
      { amount: '100000', annualRate: '6.80', method: 'bullet', days: 360, dayCount: 'actual/360' },
    ])
    expect(screen.getByText('其中利息').parentElement?.textContent).toContain('6,800.00')
  })

  it.each([
    ['', '6.89%'],
    ['0.3', '7.20%'],
  ])(
    'shows the yearly cost with the service fee of the product: %s',
    async (serviceFeeRate, cost) => {
      const loanRules = { method: 'bullet', dayCount: 'actual/360', serviceFeeRate }
      server.use(replyWith(goodsDetail, { ...receivablesProduct, loanRules }))
      await openTrial()
      const name = await screen.findByText('综合融资成本（年化）')
      expect(name.nextElementSibling?.textContent).toBe(cost)
    },
  )

  it('shows the plan of another way of repayment, with the calculation of each interest', async () => {
    await openTrial()
    await userEvent.click(await screen.findByRole('radio', { name: '等额本息' }))
    const months = screen.getByRole('textbox', { name: /^融资月数/ })
    await userEvent.clear(months)
    await userEvent.type(months, '3')
    await waitFor(() => expect(cells()).toHaveLength(3))
    expect(asked.at(-1)).toMatchObject({ method: 'equalInstalments', periods: 3 })
    const [summary] = screen.getAllByText(/^\d[\d,.]*$/, { selector: 'summary' })
    await userEvent.click(summary as HTMLElement)
    expect(screen.getByText(/^100,000\.00 × 6\.8% × \d\d\/360$/)).toBeDefined()
  })

  it('takes the way of repayment and the day count of a product that states them', async () => {
    const loanRules = { method: 'equalPrincipal', dayCount: '30/360', roundTo: '0.01' }
    server.use(replyWith(goodsDetail, { ...receivablesProduct, loanRules }))
    await openTrial()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ ...loanRules, periods: 12 })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('等额本金')).toBeDefined()
    expect(screen.getByText(/每月按 30 天、一年按 360 天计息，算头不算尾/)).toBeDefined()
  })

  it('waits for the last key, and keeps the plan before while it is typed', async () => {
    const amount = await openTrial()
    await screen.findByRole('table')
    await userEvent.clear(amount)
    await userEvent.type(amount, '200,000')
    expect(screen.getByRole('table')).toBeDefined()
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toMatchObject({ amount: '200000' })
    await waitFor(() => expect(cells()[0]?.[2]).toBe('200,000.00'))
  })

  it.each([
    ['融资金额', '99999.99', '金额应在 10–500 万元之间'],
    ['融资金额', '1.234', '请填写金额，最多两位小数'],
    ['年化利率', '4.34', '本产品的年化利率为 4.35–6.80%'],
    ['年化利率', 'x', '请填写年化利率'],
    ['融资天数', '29', '期限应在 30–360 天之间'],
    ['融资天数', '', '请填写天数'],
  ])('names the issue of %s %s at the field and asks nobody', async (label, text, message) => {
    await openTrial()
    await screen.findByRole('table')
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
    const issue = await screen.findByText(message)
    expect(field.getAttribute('aria-describedby')).toBe(issue.id)
    expect(screen.getByText('以下为上一次试算的结果')).toBeDefined()
    expect(screen.getByRole('table')).toBeDefined()
  })

  it('shows the issues that the server names at their fields', async () => {
    replyWithPlans({ '/amount': '金额过大' })
    const amount = await openTrial()
    const issue = await screen.findByText('金额过大')
    expect(amount.getAttribute('aria-describedby')).toBe(issue.id)
  })

  it('passes axe', async () => {
    await openTrial()
    await screen.findByRole('table')
    const { violations } = await axe.run(document.body, {
      // Layout is not known here.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
