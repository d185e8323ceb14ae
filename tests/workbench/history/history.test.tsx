import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { processHistory, processRestore, processVersion } from '#schemas/api/workbench.ts'
import HistoryPage from '#src/workbench/history/history-page.tsx'
import { NEW_DEFINITION } from '#src/workbench/definition/new-definition.ts'
import { replyWith } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { renderPage } from '../publish/publication.tsx'

const version = (number: number, others: object = {}) => ({
  version: number,
  processName: '产品开通',
  author: '分析林和',
  note: `第 ${number} 次`,
  publishedAt: '2026-11-20 09:30:00',
  hash: 'a'.repeat(64),
  restores: 0,
  flows: 0,
  ...others,
})

const HISTORY = {
  versions: [version(3, { restores: 1 }), version(2, { flows: 4 }), version(1)],
  moves: [
    { id: '1001', from: 1, to: 2, step: '申请', analyst: '分析林和', at: '2026-11-20 10:00:00' },
  ],
}

describe('HistoryPage', () => {
  it('lists the versions, newest first, and the moves of flows', async () => {
    server.use(replyWith(processHistory, HISTORY))
    renderPage(<HistoryPage />)
    const versions = (await screen.findAllByText(/^版本 \d$/, { selector: 'strong' })).map(
      ({ textContent }) => textContent,
    )
    expect(versions).toEqual(['版本 3', '版本 2', '版本 1'])
    expect(screen.getByText('内容同版本 1')).toBeDefined()
    expect(screen.getByText('在办 4')).toBeDefined()
    expect(screen.getByText('版本 1 → 2')).toBeDefined()
    expect(screen.getAllByRole('button', { name: '恢复此版本' })).toHaveLength(2)
  })

  it('compares any two versions in words', async () => {
    server.use(
      replyWith(processHistory, HISTORY),
      http.get(`*/api/${processVersion.path}`, ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('version') === '1'
        const text = isFirst ? NEW_DEFINITION : NEW_DEFINITION.replace('"required": ["name"],', '')
        return HttpResponse.json({ code: 200, success: true, data: { ...version(1), text } })
      }),
    )
    renderPage(<HistoryPage />)
    await userEvent.selectOptions(await screen.findByLabelText('从'), '版本 1')
    await userEvent.click(screen.getByRole('button', { name: '比较' }))
    expect(await screen.findByText(/企业名称/)).toBeDefined()
  })

  it('publishes an earlier version again, with a reason, and leads to the forecast', async () => {
    const sent: unknown[] = []
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    server.use(
      replyWith(processHistory, HISTORY),
      http.post(`*/api/${processRestore.path}`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ code: 200, success: true, data: { version: 4 } })
      }),
    )
    renderPage(<HistoryPage />)
    await userEvent.click(
      (await screen.findAllByRole('button', { name: '恢复此版本' }))[1] as HTMLElement,
    )
    const dialog = screen.getByRole('dialog', { name: '恢复版本 1？' })
    const restore = within(dialog).getByRole('button', { name: '恢复' })
    expect(restore).toHaveProperty('disabled', true)
    await userEvent.type(within(dialog).getByLabelText('恢复原因'), '客户反映')
    await userEvent.click(restore)
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith('/workbench/process/opening/publish'),
    )
    expect(sent).toEqual([{ processKey: 'opening', version: 1, base: 3, note: '客户反映' }])
    assign.mockRestore()
  })
})
