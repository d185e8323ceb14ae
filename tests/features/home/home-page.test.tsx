import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { goodsList } from '#schemas/api/products.ts'
import {
  replyWith,
  replyWithTenant,
  refuse,
  renderPortal,
  signedIn,
  signedOut,
} from '#tests/app/portal.tsx'
import { pageOf, receivablesProduct } from '#tests/features/products/sample.ts'
import { server } from '#tests/setup/server.ts'

beforeEach(() => {
  replyWithTenant()
  server.use(replyWith(goodsList, pageOf([receivablesProduct])))
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
    server.use(refuse(goodsList, 500, '系统维护中'))
    renderPortal('/', signedOut())
    expect(await screen.findByText('系统维护中')).toBeDefined()
    expect(screen.getByRole('link', { name: '选择融资产品' })).toBeDefined()
  })
})
