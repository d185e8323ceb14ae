import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { cecList, partnerList, qualityProducts, rotation } from '#schemas/api/home.ts'
import {
  replyWith,
  replyWithTenant,
  refuse,
  renderPortal,
  signedIn,
  signedOut,
} from '#tests/app/portal.tsx'
import { receivablesProduct } from '#tests/features/products/sample.ts'
import { server } from '#tests/setup/server.ts'

beforeEach(() => {
  replyWithTenant()
  server.use(replyWith(qualityProducts, [receivablesProduct]))
})

describe('the home page', () => {
  it('links each product to its page', async () => {
    renderPortal('/', signedOut())
    const link = await screen.findByRole('link', { name: '普惠保理' })
    expect(link.getAttribute('href')).toBe('/product/productdetails?goodId=1001')
  })

  it('offers the login to a signed-out visitor', async () => {
    const session = signedOut()
    renderPortal('/', session)
    await userEvent.click(await screen.findByRole('button', { name: '登录办理' }))
    expect(session.openLogin).toHaveBeenCalledOnce()
  })

  it('offers to go on where the server has ended the session', async () => {
    const url = '/product/processopen?processType=1&goodId=1001'
    sessionStorage.setItem('portal:left-page', JSON.stringify({ customerId: '7', url }))
    const session = signedOut()
    renderPortal('/', session)
    await userEvent.click(await screen.findByRole('button', { name: '登录并继续上次办理' }))
    expect(session.openLogin).toHaveBeenCalledWith({ goBack: true })
  })

  it('links a signed-in customer to their products', async () => {
    renderPortal('/', signedIn())
    const link = await screen.findByRole('link', { name: '查看我的产品' })
    expect(link.getAttribute('href')).toBe('/user/product')
  })

  it('keeps its other content when the products cannot be read', async () => {
    server.use(refuse(qualityProducts, 500, '系统维护中'))
    renderPortal('/', signedOut())
    expect(await screen.findByText('系统维护中')).toBeDefined()
    expect(screen.getByRole('link', { name: '选择融资产品' })).toBeDefined()
  })

  it('shows notices, which lead to pages of the portal only', async () => {
    const notice = {
      id: '1',
      title: '确权保理上线',
      summary: '买方在线确权',
      link: '/helper/helperCenter',
    }
    const elsewhere = { ...notice, id: '2', title: '外部活动', link: 'https://example.com' }
    server.use(replyWith(rotation, [notice, elsewhere]))
    renderPortal('/', signedOut())
    const link = await screen.findByRole('link', { name: '确权保理上线' })
    expect(link.getAttribute('href')).toBe('/helper/helperCenter')
    expect(screen.getByRole('heading', { name: '外部活动' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '外部活动' })).toBeNull()
  })

  it('names partners and core enterprises, and neither heading without any', async () => {
    server.use(
      replyWith(partnerList, [{ id: '1', name: '华川商业银行', role: '资金方' }]),
      replyWith(cecList, []),
    )
    renderPortal('/', signedOut())
    const partners = await screen.findByRole('region', { name: '合作机构' })
    expect(within(partners).getByText('华川商业银行')).toBeDefined()
    expect(within(partners).getByText('资金方')).toBeDefined()
    expect(screen.queryByRole('heading', { name: '核心企业' })).toBeNull()
  })

  it('names core enterprises with their industry', async () => {
    server.use(replyWith(cecList, [{ id: '1', name: '远航装备', industry: '装备制造' }]))
    renderPortal('/', signedOut())
    const enterprises = await screen.findByRole('region', { name: '核心企业' })
    expect(within(enterprises).getByText('远航装备')).toBeDefined()
    expect(within(enterprises).getByText('装备制造')).toBeDefined()
  })

  it('draws the parties, and what passes between them', async () => {
    renderPortal('/', signedOut())
    await screen.findByRole('button', { name: '登录办理' })
    const drawn = [...screen.getByRole('main').querySelectorAll('svg text')]
    expect(drawn.map(({ textContent }) => textContent)).toEqual([
      '交付与开票',
      '确认应付',
      '提前回款',
      '供应商',
      '核心企业',
      '资金方',
    ])
  })

  it('says nothing of a rate that a product has not', async () => {
    server.use(replyWith(qualityProducts, [{ ...receivablesProduct, annualRateMin: '' }]))
    renderPortal('/', signedOut())
    const rate = await screen.findByText('年化利率低至')
    expect(rate.nextElementSibling?.textContent).toBe('—')
  })
})
