import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  processForecast,
  processMove,
  processPublish,
  processVersion,
} from '#schemas/api/workbench.ts'
import PublishPage from '#src/workbench/publish/publish-page.tsx'
import { refuse, replyWith } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { FORECAST, renderPage } from './publication.tsx'

const group = (name: string) => screen.findByRole('group', { name })
const publish = async () => {
  await userEvent.type(await screen.findByLabelText('发布说明'), '取消补充说明')
  await userEvent.click(screen.getByRole('button', { name: '发布版本 4' }))
  await userEvent.click(screen.getByRole('button', { name: '确认' }))
}

/** Replies to the publication, and keeps what is asked to be moved. */
const replyToPublication = () => {
  const sent: unknown[] = []
  server.use(
    replyWith(processForecast, FORECAST),
    replyWith(processPublish, { version: 4 }),
    replyWith(processVersion, { text: '{}' }),
    http.post(`*/api/${processMove.path}`, async ({ request }) => {
      sent.push(await request.json())
      const moved = [
        { id: '1001', isMoved: true, text: '在“申请”继续' },
        { id: '1003', isMoved: false, text: '预测之后客户又有保存，请重新预测' },
      ]
      return HttpResponse.json({ code: 200, success: true, data: { moved } })
    }),
  )
  return sent
}

describe('PublishPage', () => {
  it('words the changes by step, and what stays in front of new flows', async () => {
    server.use(replyWith(processForecast, FORECAST))
    renderPage(<PublishPage />)
    expect(await screen.findByRole('heading', { name: '与版本 3 相比' })).toBeDefined()
    expect(screen.getByText('没有问题。')).toBeDefined()
    const places = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    expect(places).toEqual(['补充', '申请'])
    expect(screen.getByText('字段改为必填：“申请” › “用途”')).toBeDefined()
    expect(screen.getByText('产品类型 1 的新申请仍由“产品开通”办理')).toBeDefined()
  })

  it('groups the flows by what a move does to them; those that can’t be moved have no choice', async () => {
    server.use(replyWith(processForecast, FORECAST))
    renderPage(<PublishPage />)
    for (const name of ['停在原步骤：1 份', '换到别的步骤：1 份', '会失去已填内容：1 份'])
      expect(within(await group(name)).getByLabelText('保持原版本')).toHaveProperty('checked', true)
    for (const name of ['无法继续：1 份', '正在审批：1 份'])
      expect(within(await group(name)).queryByRole('radio')).toBeNull()
    expect(screen.getByText('新版本不面向个人账户')).toBeDefined()
    expect(screen.getByText('失去：补充 › 备注（加急）')).toBeDefined()
    expect(screen.getByText('“申请” → “补填”')).toBeDefined()
  })

  it('moves the flows of the chosen groups alone, and reports each', async () => {
    const sent = replyToPublication()
    renderPage(<PublishPage />)
    for (const name of ['停在原步骤：1 份', '会失去已填内容：1 份'])
      await userEvent.click(within(await group(name)).getByLabelText('迁移到新版本'))
    await publish()
    expect(await screen.findByRole('heading', { name: '版本 4 已生效' })).toBeDefined()
    const flows = ['1001', '1003'].map((id) => ({ id, revision: 5 }))
    expect(sent).toEqual([{ processKey: 'opening', version: 4, flows }])
    expect(screen.getByText('选择迁移 2 份，已迁移 1 份。')).toBeDefined()
    expect(screen.getByText('在“申请”继续')).toBeDefined()
    expect(screen.getByText('预测之后客户又有保存，请重新预测')).toBeDefined()
    expect(screen.getByText('未迁移')).toBeDefined()
  })

  it('moves none by itself', async () => {
    const sent = replyToPublication()
    renderPage(<PublishPage />)
    await publish()
    expect(await screen.findByText('没有迁移在办的申请。')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('does not publish a definition with errors, nor one that was edited since', async () => {
    const wrong = { severity: 'error', code: 'unknown-widget', pointer: '/a', line: 7, column: 3 }
    const findings = [{ ...wrong, message: '未知的控件' }]
    server.use(replyWith(processForecast, { ...FORECAST, findings }))
    const definition = renderPage(<PublishPage />)
    expect(await screen.findByText('有 1 处错误，改正后才能发布。')).toBeDefined()
    expect(screen.getByText('第 7 行：未知的控件')).toBeDefined()
    await userEvent.type(screen.getByLabelText('发布说明'), '取消补充说明')
    const button = screen.getByRole('button', { name: '发布版本 4' })
    expect(button).toHaveProperty('disabled', true)

    act(() => definition.edit('{}'))
    server.use(replyWith(processForecast, FORECAST))
    expect(screen.getByRole('heading', { name: '定义已修改' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '重新检查' }))
    expect(await screen.findByText('没有问题。')).toBeDefined()
    expect(button).toHaveProperty('disabled', false)
  })

  it('says that somebody else has published meanwhile, and forecasts anew', async () => {
    server.use(
      replyWith(processForecast, FORECAST),
      refuse(processPublish, 409, '“分析周宁”已发布版本 4，请核对它的内容后重新发布'),
    )
    renderPage(<PublishPage />)
    await screen.findByLabelText('发布说明')
    server.use(replyWith(processForecast, { ...FORECAST, base: 4, version: 5 }))
    await publish()
    expect(await screen.findByText(/“分析周宁”已发布版本 4/)).toBeDefined()
    expect(await screen.findByRole('heading', { name: '与版本 4 相比' })).toBeDefined()
  })
})
