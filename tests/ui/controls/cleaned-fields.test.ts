import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Labels of fields that take a number or a code. */
const ASKS_FOR_FIGURES =
  /号码|账号|编号|代码|手机号|身份证|验证码|金额|本金|采购款|重量|（元|（吨|（%|（天/

/** Properties by which a TextField cleans what is typed or pasted, and those of a field without free text. */
const CLEANS = /inputMode="(?:decimal|numeric|tel)"|\bclean=|type="date"/

const fields = ['features', 'session', 'records', 'ui']
  .flatMap((layer) =>
    readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `src/${layer}/${file}`,
    ),
  )
  // The sign-in of operators and analysts takes names.
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('staff-form.tsx'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<TextField\b[\s\S]*?\/>/g)].map(([source]) => ({
      file,
      source,
      label: /label=(?:"[^"]*"|\{[\s\S]*?\}\n)/.exec(source)?.[0] ?? '',
    })),
  )
const ofFigures = fields.filter(({ label }) => ASKS_FOR_FIGURES.test(label))

describe('a text field of the fixed pages', () => {
  it('cleans pasted numbers and codes of spaces, full-width characters and separators', () => {
    expect(ofFigures.length).toBeGreaterThan(10)
    const uncleaned = ofFigures.filter(({ source }) => !CLEANS.test(source))
    expect(uncleaned.map(({ file, label }) => `${file}: ${label}`)).toEqual([])
  })

  it('does not cut off what is pasted before it is cleaned', () => {
    const cut = ofFigures.filter(
      ({ source, label }) => source.includes('maxLength') && !label.includes('编号'),
    )
    expect(cut.map(({ file, label }) => `${file}: ${label}`)).toEqual([])
  })
})
