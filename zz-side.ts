import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const [out, top, height, ...names] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const page = await browser.newPage({ viewport: { width: 1500, height: Number(height) } })
const img = (d: string, n: string) => `<div style="flex:1;overflow:hidden;height:${height}px;border-right:2px solid red"><img style="margin-top:-${top}px;width:100%" src="data:image/png;base64,${readFileSync(`/tmp/p/${d}/${n}.png`).toString('base64')}"></div>`
await page.setContent(`<body style="margin:0;display:flex;background:#888">${names.map((n) => img('screens-before', n) + img('screens-after', n)).join('')}`)
await page.screenshot({ path: out! })
await browser.close()
