import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleGoods } from '#fixtures/data/goods.ts'

/** The files with texts that customers and operators read; the workbench is for analysts. */
const FILES = ['src', 'machines', 'schemas/processes', 'fixtures/data', 'fixtures/backend']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) => /\.(tsx?|js|html|json)$/.test(file) && !/workbench|migrations|regions/.test(file),
  )

/** The words that have another one in docs/glossary.md, with the one to write. */
const WORDS: readonly [wrong: RegExp, right: string][] = [
  [/开户支行|开户行/, '开户网点'],
  [/《服务协议》|用户协议/, '平台服务条款'],
  [/(?<!平台)服务条款/, '平台服务条款'],
  [/注册(?:服务)?协议/, '平台服务合同'],
  [/户名(?!称)/, '账户名称'],
  [/(?<!化)年利率/, '年化利率'],
  [/手机号码|身份证号码/, '手机号、身份证号'],
  [/已驳回|驳回原因/, '未通过'],
  [/云单(?!通)/, '云信'],
  [/融资服务协议/, '融资服务合同'],
  // Leaving a screen is 退出办理 or 暂存并退出.
  [/(?<!暂存并)退出(?!登录|办理)/, '退出登录'],
  [/登陆/, '登录'],
  [/帐[号户]/, '账号、账户'],
  [/点选/, '选择'],
  [/递交/, '提交'],
]

/** Synonyms that customers type, and external systems' own words. */
const EXEMPT = /search-words\.ts$/

const textsOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')

const linesWith = (wrong: RegExp): string[] =>
  FILES.filter((file) => !EXEMPT.test(file)).flatMap((file) =>
    textsOf(file)
      .split('\n')
      .filter((line) => wrong.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

describe('the texts of the portal', () => {
  it.each(WORDS)('have one word for one thing: not %s but %s', (wrong) => {
    expect(linesWith(wrong)).toEqual([])
  })

  it('have no English for screen readers', () => {
    const names =
      /(?:aria-label|aria-roledescription|aria-valuetext|alt|title|placeholder)=(?:"|\{')([^"'{]*[A-Za-z]{3,}[^"'{]*)(?:"|'\})/g
    const found = FILES.flatMap((file) =>
      [...textsOf(file).matchAll(names)].map(([, text = '']) => `${file}: ${text}`),
    )
    expect(found.filter((line) => !/\p{Script=Han}/u.test(line.split(': ')[1] ?? ''))).toEqual([])
  })

  it('name no product like a product line', () => {
    const lines = ['应收账款', '代采', '云信', '动产质押', '基金']
    const names = sampleGoods.map(({ goodsName }) => goodsName)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => lines.includes(name) || name.startsWith('云信'))).toEqual([])
  })
})
