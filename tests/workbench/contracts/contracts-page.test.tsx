import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import ContractsPage, { type ServerContracts } from '#src/workbench/contracts/contracts-page.tsx'
import type { CheckText } from '#src/workbench/definition/check-message.ts'
import { createDefinition } from '#src/workbench/definition/definition.ts'
import { createReplies } from '#src/workbench/definition/reply-to.ts'
import { DefinitionContext } from '#src/workbench/definition/use-definition.ts'
import { shippedContracts } from '#tests/fixtures/backend/shipped-contracts.ts'

const DRAWING = readFileSync('schemas/processes/loan-drawing.json', 'utf8')

/** Renders the page for a definition. @returns the definition */
const renderContracts = (original: string) => {
  const replies = createReplies()
  let known: Parameters<Parameters<CheckText>[1]>[0]['steps'] = []
  const check: CheckText = (text, tell) => {
    const { findings, steps } = replies({ text, words: undefined, mends: false })
    known = steps ?? known
    tell({ text, findings, steps: known })
  }
  const drafts = { write: () => Promise.resolve(), remove: () => Promise.resolve() }
  const definition = createDefinition({ key: 'a', original, draft: undefined, check, drafts })
  const data: ServerContracts = { contracts: shippedContracts, products: [] }
  const element = (
    <DefinitionContext value={definition}>
      <ContractsPage />
    </DefinitionContext>
  )
  const routes = [{ path: '*', element, loader: () => data, HydrateFallback: () => null }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  return definition
}

describe('ContractsPage', () => {
  it('shows what the customers of each product sign, with sample values', async () => {
    renderContracts(DRAWING)
    const loan = await screen.findByRole('region', { name: '借款合同' })
    expect(loan.textContent).toContain('甲方（贷款人）：示例银行')
    expect(loan.textContent).toMatch(/借款金额为 [\d,.]+ 元（大写：人民币.+），年化利率为 [\d.]+%/)
    await userEvent.selectOptions(screen.getByLabelText('产品'), '示例商业保理')
    expect(screen.getByRole('region', { name: '保理融资协议' })).toBeDefined()
  })

  it('shows a deed of a process about a record, which has no product, with its goods as a table', async () => {
    renderContracts(readFileSync('schemas/processes/pledge-confirmation.json', 'utf8'))
    const deed = await screen.findByRole('region', { name: '质物监管协议' })
    expect(within(deed).getByRole('columnheader', { name: '监管仓' })).toBeDefined()
    expect(within(deed).getAllByRole('row').length).toBeGreaterThan(1)
    expect(screen.queryByLabelText('产品')).toBeNull()
  })

  it('names the values that only a real flow has', async () => {
    renderContracts(readFileSync('schemas/processes/quota-activation.json', 'utf8'))
    const line = await screen.findByRole('region', { name: '额度协议' })
    expect(line.textContent).toContain('额度期限 〔quotaProposal.termDays〕 天')
  })

  it('writes a text of the server into the definition, where it is changed', async () => {
    const definition = renderContracts(DRAWING)
    await userEvent.click(await screen.findByRole('button', { name: '写进定义，以便修改' }))
    const { text, checked } = definition.state()
    expect(JSON.parse(text)).toMatchObject({ contracts: [{ name: 'loan-agreement' }] })
    expect(text.startsWith(DRAWING.slice(0, 2000)), 'the rest of the text is as it was').toBe(true)
    expect(checked?.findings).toEqual([])
    const link = await screen.findByRole('link', { name: 'loan-agreement：修改文字' })
    expect(link.getAttribute('href')).toContain('edit?at=%2Fcontracts%2F0')
  })

  it('leads to the findings where a contract can’t be rendered', async () => {
    renderContracts(DRAWING.replace(/"contract": \[[^\]]*\]/, '"contract": "lease"'))
    expect(await screen.findByText(/合同 lease 还不能显示/)).toBeDefined()
  })

  it('says so where nothing is signed', async () => {
    renderContracts(readFileSync('schemas/processes/credit-line-application.json', 'utf8'))
    expect(await screen.findByText('这个流程不签署合同。')).toBeDefined()
  })
})
