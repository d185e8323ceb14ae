import type { Locator } from '@playwright/test'
import { processDetail } from '#schemas/api/process.ts'
import { rjsf } from '#src/workbench/gallery/specimens/rjsf.ts'
import { callServer } from './api.ts'
import { ownTest as test, smallProcess } from './own-definitions.ts'
import { expect } from './test.ts'

/* Each widget and the layout of rjsf (docs/decisions/0076 and 0094), filled in by hand, reviewed and handed in. */

const { layoutGrid, ...widgets } = rjsf
const names = Object.keys(widgets) as (keyof typeof widgets)[]

const PROCESS = smallProcess({
  processName: '产品开通',
  processKey: 'rjsfWidgets',
  type: 1,
  version: 200,
  actExForms: [
    {
      id: 'widgets',
      name: '控件',
      keyName: 'widgets',
      nodeType: 2,
      progress: 1,
      content: {
        step: { title: '控件' },
        schema: {
          type: 'object',
          required: names.filter((name) => name !== 'HiddenWidget'),
          properties: Object.fromEntries(names.map((name) => [name, widgets[name].field])),
        },
        uiSchema: Object.fromEntries(names.map((name) => [name, widgets[name].ui ?? {}])),
        formData: { HiddenWidget: widgets.HiddenWidget.sample },
      },
    },
    {
      id: 'layout',
      name: '布局',
      keyName: 'layout',
      nodeType: 2,
      progress: 2,
      content: { step: { title: '布局' }, ...layoutGrid.form },
    },
    {
      id: 'note',
      name: '核对',
      keyName: 'note',
      nodeType: 2,
      progress: 3,
      content: {
        step: { title: '核对', commit: true },
        schema: { type: 'object', properties: { note: { type: 'string', title: '备注' } } },
      },
    },
  ],
})

/** Fills in a control with a value that is given in the words of the page. */
type Fill = (control: Locator) => Promise<unknown>

/** The actions of a customer at each control. */
const FILLS: Readonly<Record<Exclude<keyof typeof widgets, 'HiddenWidget'>, Fill>> = {
  TextWidget: (control) => control.fill('张江一号库'),
  TextareaWidget: (control) => control.fill('热轧卷板，露天堆放时加盖防雨布。'),
  EmailWidget: (control) => control.fill('finance@hailing.example'),
  URLWidget: (control) => control.fill('https://www.hailing.example/'),
  UpDownWidget: (control) => control.fill('3'),
  RangeWidget: (control) => control.fill('60'),
  RatingWidget: (control) => control.getByRole('radio', { name: '4 分' }).check(),
  SelectWidget: async (control) => {
    await control.click()
    await control.page().getByRole('option', { name: '钢材' }).click()
  },
  RadioWidget: (control) => control.getByRole('radio', { name: '铁路' }).check(),
  CheckboxWidget: (control) => control.check(),
  CheckboxesWidget: async (control) => {
    await control.getByRole('checkbox', { name: '质检单' }).check()
    await control.getByRole('checkbox', { name: '运单' }).check()
  },
  DateWidget: (control) => control.fill('2026-11-20'),
  DateTimeWidget: (control) => control.fill('2026-11-20 08:30'),
  TimeWidget: (control) => control.fill('09:30'),
  AltDateWidget: (control) => control.fill('2026-11-21'),
  AltDateTimeWidget: (control) => control.fill('2026-11-20 20:15'),
  ColorWidget: (control) => control.fill('#1f4fd8'),
  FileWidget: (control) =>
    control
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: '磅单.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 磅单'),
      }),
}

/** The labels and values of the review. */
const SHOWN: readonly (readonly [string, string])[] = [
  ['仓库名称', '张江一号库'],
  ['货物说明', '热轧卷板，露天堆放时加盖防雨布。'],
  ['对账邮箱', 'f***@hailing.example'],
  ['官方网站', 'https://www.hailing.example/'],
  ['堆放层数', '3'],
  ['质押成数', '60'],
  ['服务评价', '4 / 5 分'],
  ['货物种类', '钢材'],
  ['运输方式', '铁路'],
  ['已投保财产险', '是'],
  ['随货单据', '质检单、运单'],
  ['入库日期', '2026-11-20'],
  ['到货时刻', '2026-11-20 08:30'],
  ['盘点时间', '09:30'],
  ['出厂日期', '2026-11-21'],
  ['离港时刻', '2026-11-20 20:15'],
  ['标签颜色', '#1f4fd8'],
  ['磅单照片', '磅单.pdf'],
  ['保管人', '张江仓储有限公司'],
  ['面积（平方米）', '1200.5'],
  ['类型', '按天'],
  ['天数', '90'],
]

const HANDED_IN = {
  widgets: {
    TextWidget: '张江一号库',
    TextareaWidget: '热轧卷板，露天堆放时加盖防雨布。',
    EmailWidget: 'finance@hailing.example',
    URLWidget: 'https://www.hailing.example/',
    UpDownWidget: 3,
    RangeWidget: 60,
    RatingWidget: 4,
    SelectWidget: 'steel',
    RadioWidget: '铁路',
    CheckboxWidget: true,
    CheckboxesWidget: ['质检单', '运单'],
    DateWidget: '2026-11-20',
    DateTimeWidget: '2026-11-20T08:30:00+08:00',
    TimeWidget: '09:30:00',
    AltDateWidget: '2026-11-21',
    AltDateTimeWidget: '2026-11-20T20:15:00+08:00',
    ColorWidget: '#1f4fd8',
    FileWidget: [expect.objectContaining({ originalName: '磅单.pdf' })],
    HiddenWidget: 'portal',
  },
  layout: { keeper: '张江仓储有限公司', area: 1200.5, settlement: { days: 90 } },
  note: {},
}

/** Reads a review: label and value, without the buttons beside it. */
const reviewOf = (terms: (SVGElement | HTMLElement)[]) =>
  terms.map((term) => {
    const value = term.nextElementSibling?.cloneNode(true) as HTMLElement
    for (const button of value.querySelectorAll('button')) button.remove()
    return [term.textContent, value.textContent.trim()]
  })

test('each widget of rjsf is filled in, reviewed and handed in', async ({
  page,
  enterprise,
  processes,
  baseURL,
}) => {
  await processes.begin(PROCESS)
  const form = page.getByRole('main')

  await test.step('the widgets', async () => {
    await expect(form.getByLabel('仓库名称')).toBeVisible()
    await expect(form.getByText('来源')).toBeHidden()
    for (const [name, fill] of Object.entries(FILLS)) {
      const { title } = widgets[name as keyof typeof FILLS].field
      await fill(form.getByLabel(String(title), { exact: false }).first())
    }
    await expect(form.getByText('已上传')).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('the layout', async () => {
    await form.getByLabel('保管人').fill('张江仓储有限公司')
    await form.getByLabel('面积（平方米）').fill('1200.5')
    await form.getByRole('combobox', { name: '请选择计费' }).click()
    await page.getByRole('option', { name: '按天' }).click()
    await form.getByLabel('天数').fill('90')
    await page.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('the review', async () => {
    await expect(form.getByRole('textbox', { name: '备注' })).toBeVisible()
    expect(await form.getByRole('term').evaluateAll(reviewOf)).toEqual(SHOWN)
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page).toHaveURL(/approvalpage/)
  })

  await test.step('what is handed in', async () => {
    const id = new URL(page.url()).searchParams.get('flowOnlyId') ?? ''
    const { headers } = enterprise
    const { submitted } = await callServer(baseURL!, processDetail, { headers, query: { id } })
    expect(submitted).toEqual(HANDED_IN)
  })
})
