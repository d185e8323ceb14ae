import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { BillMember } from '#schemas/api/cloud-bills.ts'
import { Organization } from '#src/features/cloud-bills/organization-page.tsx'
import { placeTree } from '#src/features/cloud-bills/tree-layout.ts'
import { TreePicture } from '#src/features/cloud-bills/tree-picture.tsx'

const node = (id: string, parentId = '') => ({ id, parentId, title: id, text: '', label: id })

const NODES = [node('a'), node('b', 'a'), node('c', 'a'), node('d', 'c'), node('e')]

describe('placeTree', () => {
  it('gives each leaf a row, and a parent that of its first child', () => {
    const { placed, rows, columns } = placeTree(NODES)
    expect([rows, columns]).toEqual([3, 3])
    expect(placed.map(({ node: { id }, depth, row }) => [id, depth, row])).toEqual([
      ['a', 0, 0],
      ['b', 1, 0],
      ['c', 1, 1],
      ['d', 2, 1],
      ['e', 0, 2],
    ])
  })

  it('makes a root of a node whose parent is not there', () => {
    expect(placeTree([node('x', 'gone')]).placed.map(({ depth }) => depth)).toEqual([0])
  })

  it('reads each of 500 nodes a few times', () => {
    let reads = 0
    const many = Array.from({ length: 500 }, (_, at) => {
      const parentId = at === 0 ? '' : String(Math.floor((at - 1) / 3))
      return Object.defineProperty(node(String(at), parentId), 'parentId', {
        get: () => {
          reads += 1
          return parentId
        },
      })
    })
    expect(placeTree(many).placed).toHaveLength(500)
    expect(reads).toBeLessThanOrEqual(2 * 500)
  })
})

describe('TreePicture', () => {
  it('has one node in the Tab order, and arrows go to parent, child and siblings', async () => {
    render(<TreePicture name="流转链" nodes={NODES} />)
    const user = userEvent.setup()
    const focused = () => document.activeElement?.getAttribute('aria-label')
    const tabbable = () => screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)
    expect(tabbable()).toHaveLength(1)
    screen.getByRole('treeitem', { name: 'a' }).focus()
    for (const [key, to] of [
      ['ArrowRight', 'b'],
      ['ArrowDown', 'c'],
      ['ArrowRight', 'd'],
      ['ArrowRight', 'd'],
      ['ArrowLeft', 'c'],
      ['ArrowUp', 'b'],
      ['Home', 'a'],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect([key, focused()]).toEqual([key, to])
    }
    expect(tabbable()).toHaveLength(1)
  })

  it('draws the nodes in view first, and those outside of it after them', async () => {
    const many = Array.from({ length: 200 }, (_, at) => node(`n${at}`, at === 0 ? '' : 'n0'))
    render(<TreePicture name="流转链" nodes={many} />)
    expect(screen.getAllByRole('treeitem')).toHaveLength(11)
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(200))
  })
})

const organization = (members: readonly BillMember[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Organization members={members} />
    </QueryClientProvider>,
  )

const member = { parentId: '', name: '甲公司', creditCode: 'X', enterpriseId: '1', id: '1' }

describe('Organization', () => {
  it('has a table of what is drawn', () => {
    organization([member, { ...member, id: '2', parentId: '1', name: '乙公司', enterpriseId: '' }])
    expect(
      screen.getByRole('treeitem', { name: '乙公司，未认证' }).getAttribute('aria-level'),
    ).toBe('2')
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual(['甲公司本企业X可收单移除', '乙公司甲公司X未认证移除'])
  })
  it('shows the first rows of a large organisation, more on demand, and finds by name and code', async () => {
    organization(
      Array.from({ length: 30 }, (_, at) => ({
        ...member,
        id: String(at + 1),
        name: `企业${at + 1}号`,
        creditCode: `9132050${at + 1}X`,
      })),
    )
    const user = userEvent.setup()
    const names = () =>
      screen.getAllByRole('cell', { name: /^企业/ }).map((cell) => cell.textContent)
    expect(names()).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: '再显示 10 条' }))
    expect(names()).toHaveLength(30)
    const search = screen.getByRole('searchbox', { name: '查找企业' })
    await user.type(search, '企业29')
    expect(names()).toEqual(['企业29号'])
    await user.clear(search)
    await user.type(search, '913205030x')
    expect(names()).toEqual(['企业30号'])
    await user.type(search, '？')
    expect(screen.getByText(/没有找到/)).toBeDefined()
  })
})
