import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customerGoodsList, goodsList } from '#schemas/api/products.ts'
import { recordList } from '#schemas/api/records.ts'
import { roleButtons, ROLE_BUTTONS } from '#schemas/api/roles.ts'
import { server } from '../setup/server.ts'
import { replyWith, replyWithTenant, renderPortal } from './portal.tsx'
import { readTable, VIEWERS, viewers } from './viewers.ts'

// Replaced by stubs: the screens of a process have tests of their own.
vi.mock('#src/app/process-layout.tsx', async () => ({
  ProcessLayout: (await import('react-router-dom')).Outlet,
}))
vi.mock('#src/features/applications/process-page.tsx', () => ({
  default: () => <h1>产品开通</h1>,
}))

/** The page, guard or dialog by kind of page and session; the role has every button. */
const GUARDS = readTable(`
  page                      | own heading  | logged out | personal  | enterprise | core enterprise | unverified | without roleId
  /product/productgrouplist | 融资产品     | page       | page      | page       | page            | page       | page
  /user/center              | 服务中心     | sign in    | page      | page       | page            | page       | page
  /user/product             | 我的产品     | sign in    | page      | page       | page            | page       | 暂无权限信息
  /user/assets              | 我的资产     | sign in    | page      | page       | page            | page       | 暂无权限信息
  /user/debt                | 我的负债     | sign in    | no access | no access  | page            | no access  | 暂无权限信息
  /product/processopen      | 产品开通     | sign in    | page      | page       | page            | real name  | page
`)

const HEADINGS: Record<string, string> = {
  'sign in': '请先登录',
  'real name': '请先完成实名认证',
  'no access': '暂无访问权限',
  暂无权限信息: '暂无权限信息',
}

const table = GUARDS.flatMap((row) =>
  viewers.map((viewer) => ({
    page: row['page'] ?? '',
    viewer,
    finds: row[viewer] ?? '',
    heading: HEADINGS[row[viewer] ?? ''] ?? row['own heading'] ?? '',
  })),
)

const noGoods = { records: [], current: 1, size: 6, pages: 0, total: 0 }

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  server.use(
    replyWith(roleButtons, Object.fromEntries(ROLE_BUTTONS.map((code) => [code, code]))),
    replyWith(goodsList, noGoods),
    replyWith(recordList, { total: 0, totals: {} }),
    replyWith(customerGoodsList, noGoods),
  )
})

describe('the guards of the pages (specification, sections 2 and 6)', () => {
  it.each(table)(
    '$page shows $finds for the session “$viewer”',
    async ({ page, viewer, finds, heading }) => {
      const session = VIEWERS[viewer]()
      renderPortal(page, session)
      const headings = await screen.findAllByRole('heading', { level: 1 })
      expect(headings.map(({ textContent }) => textContent).join()).toContain(heading)
      expect(session.openLogin).toHaveBeenCalledTimes(finds === 'sign in' ? 1 : 0)
      expect(session.openRealName).toHaveBeenCalledTimes(finds === 'real name' ? 1 : 0)
    },
  )
})
