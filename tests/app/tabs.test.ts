import { describe, expect, it } from 'vitest'
import { tabsFor, type Viewer } from '#src/app/shell/tabs.ts'

const FLAGS = [1, 2, 3, 4, 5, 99]

const LOGGED_OUT: Viewer = { status: 'signedOut', isCoreEnterprise: false }
const CUSTOMER: Viewer = { status: 'signedIn', isCoreEnterprise: false }
const CORE: Viewer = { status: 'signedIn', isCoreEnterprise: true }

/** By viewer: the tabs that each flag brings, as "label → where"; "login" where it asks to sign in. */
const VIEWERS: readonly [name: string, viewer: Viewer, brings: Record<number, string[]>][] = [
  [
    'logged out',
    LOGGED_OUT,
    {
      1: ['应收账款 → /product/accountsreceivablelist'],
      2: [
        '代采融资 → /product/generationofminingfinancing',
        '代采商城 → /product/generationOfminingmall',
      ],
      3: ['云信 → login'],
      4: ['动产质押 → /product/productmodernminded'],
      5: ['基金产品 → /product/suturemax'],
      99: [],
    },
  ],
  // Of one's type and verification the tabs know nothing: shell.test.tsx tries those.
  [
    'signed in',
    CUSTOMER,
    {
      1: ['应收账款 → /product/accountsreceivablelist'],
      2: [
        '代采融资 → /product/generationofminingfinancing',
        '代采商城 → /product/generationOfminingmall',
      ],
      3: ['云信 → /user/assets'],
      4: ['动产质押 → /product/productmodernminded'],
      5: ['基金产品 → /product/suturemax'],
      99: [],
    },
  ],
  [
    'core enterprise',
    CORE,
    {
      1: ['应收账款 → /product/accountsreceivablelist'],
      2: [],
      3: ['云信 → /product/cloudletterlist'],
      4: [],
      5: [],
      99: [],
    },
  ],
]

const ALWAYS = ['首页 → /', '融资产品 → /product/productgrouplist']

const shown = (viewer: Viewer, flags: readonly number[]) =>
  tabsFor(viewer, flags).map(({ label, to }) => `${label} → ${to ?? 'login'}`)

describe.each(VIEWERS)('tabsFor: %s', (_, viewer, brings) => {
  it('shows home and the products without any flag', () => {
    expect(shown(viewer, [])).toEqual(ALWAYS)
  })

  it.each(FLAGS)('shows what flag %i brings where it is on', (flag) => {
    expect(shown(viewer, [flag])).toEqual([...ALWAYS, ...(brings[flag] ?? [])])
  })

  it.each(FLAGS)('shows all the others where flag %i is off', (flag) => {
    const others = FLAGS.filter((one) => one !== flag)
    expect(shown(viewer, others)).toEqual([
      ...ALWAYS,
      ...others.flatMap((one) => brings[one] ?? []),
    ])
  })
})
