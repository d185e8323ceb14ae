import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { flowHistory } from '#schemas/api/next-steps.ts'
import { processHandedIn } from '#schemas/api/process.ts'
import { contractList } from '#schemas/api/customer-contracts.ts'
import { refuse, renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const ADDRESS = '/product/openthedetails?flowOnlyId=7'

describe('the page of what was handed in to open a product', () => {
  beforeEach(() => replyWithTenant())

  it('shows the values read-only, the decisions, and the contracts to download', async () => {
    server.use(
      replyWith(processHandedIn, {
        flowOnlyId: '7',
        goodsName: '普惠保理',
        status: 3,
        updatedAt: '2026-11-20 10:00:00',
        process: {
          processName: '产品开通',
          processKey: 'opening',
          actExForms: [
            {
              id: 'profile',
              name: '企业信息',
              keyName: 'profile',
              nodeType: 2,
              progress: 1,
              content: {
                schema: {
                  type: 'object',
                  properties: { capital: { type: 'string', title: '注册资本' } },
                },
              },
            },
          ],
        },
        values: { profile: { capital: '500 万元' } },
        external: {},
      }),
      replyWith(flowHistory, [
        { kind: 'submitted', reason: '', stepTitle: '', time: '2026-11-19 10:00:00' },
        { kind: 'approved', reason: '', stepTitle: '', time: '2026-11-20 10:00:00' },
      ]),
      replyWith(contractList, {
        records: [
          {
            contractId: '9',
            contractNo: 'HT1',
            title: '应收账款融资服务合同',
            goodsName: '普惠保理',
            processName: '产品开通',
            status: 2,
            createdAt: '',
            signedAt: '2026-11-19 09:00:00',
            link: '/api/x.pdf',
          },
        ],
        current: 1,
        size: 10,
        pages: 1,
        total: 1,
      }),
    )
    renderPortal(ADDRESS, signedIn())
    expect(await screen.findByText('500 万元')).toBeDefined()
    expect(screen.getByText('普惠保理 · 产品开通')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await screen.findByText('审批通过')).toBeDefined()
    expect(
      await screen.findByRole('button', { name: '下载 PDF：应收账款融资服务合同' }),
    ).toBeDefined()
  })

  it('says why there is nothing to show, and leads back from an incomplete address', async () => {
    server.use(refuse(processHandedIn, 400, '该申请尚未提交'))
    const { unmount } = renderPortal(ADDRESS, signedIn())
    expect(await screen.findByText('该申请尚未提交')).toBeDefined()
    unmount()
    renderPortal('/product/openthedetails', signedIn())
    expect(await screen.findByRole('heading', { name: '没有找到申请' })).toBeDefined()
    expect(screen.getByRole('link', { name: '返回我的产品' })).toBeDefined()
  })
})
