import type { Locator, Page } from '@playwright/test'
import { structuresForm } from '#src/workbench/gallery/specimens/whole-forms.ts'
import { sweepOf } from './audit.ts'
import { ownTest as test, smallProcess } from './own-definitions.ts'
import { expect } from './test.ts'

const PROCESS = smallProcess({
  processName: '产品开通',
  processKey: 'formWidgets',
  type: 1,
  version: 200,
  actExForms: [
    {
      id: 'materials',
      name: '融资材料',
      keyName: 'materials',
      nodeType: 2,
      progress: 1,
      content: { step: { title: '融资材料', commit: true }, ...structuresForm },
    },
  ],
})

/** A PNG of one pixel. */
const PICTURE = [
  ...Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
]

test('a form of tables, tabs, pictures and a signature is filled in by mouse, clipboard and keyboard', async ({
  page,
  enterprise: _signedIn,
  processes,
}) => {
  await processes.begin(PROCESS)
  const form = page.getByRole('main')
  await expect(form.getByLabel('第 1 行 发票号码')).toBeVisible()

  await test.step('pastes cells of a spreadsheet', async () => {
    await copy(page, 'A001\t1,280.50\t专用发票\t2026/10/8\t否\nA002\t960\t其它\t2026/10/21\t是\n')
    await form.getByLabel('第 1 行 发票号码').click()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(form.getByRole('status').filter({ hasText: '已粘贴' })).toHaveText(
      '已粘贴 2 行，其中新增 1 行。1 处内容无法识别，请手工填写：第 2 行 类型“其它”。',
    )
    await expect(form.getByLabel('第 1 行 金额')).toHaveValue('1,280.50')
    await expect(form.getByLabel('第 2 行 开票日期')).toHaveValue('2026-10-21')
    await expect(form.getByLabel('第 2 行 已付')).toBeChecked()
    await form.getByLabel('第 2 行 类型').selectOption('普通发票')

    await copy(page, 'A009')
    await form.getByLabel('第 2 行 发票号码').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+V')
    await page.keyboard.press('ArrowUp')
    await expect(form.getByLabel('第 1 行 发票号码')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('第 2 行 发票号码')).toBeFocused()
    await expect(form.getByLabel('第 2 行 发票号码')).toHaveValue('A009')
  })

  await test.step('uploads pictures', async () => {
    const photos = form.getByRole('group', { name: '厂房照片' })
    const zone = photos.getByText('或将文件拖到此处')
    await drop(zone, '假的.png', [1, 2, 3])
    await expect(photos.getByText('文件内容与类型不符，可能已损坏，请重新选择')).toBeVisible()
    await photos.getByRole('button', { name: '移除 假的.png' }).click()
    await drop(zone, '厂房.png', PICTURE)
    await expect(photos.getByText('已上传')).toBeVisible()
    const camera = photos.locator('input[capture]')
    expect(await camera.getAttribute('capture')).toBe('environment')
    expect(await camera.getAttribute('accept')).toBe('image/*')
    await dropPhoto(zone, '巡检.jpg')
    await expect(photos.getByRole('status')).toHaveText(
      /^巡检\.jpg 已由 \d+\.\d MB 缩小为 [1-4]\.\d MB$/,
    )
    const photo = photos.getByRole('button', { name: '查看 巡检.jpg' }).locator('img')
    expect(await photo.evaluate(sizeOfPicture), 'upright').toEqual([1707, 2560])
  })

  await test.step('draws a signature', async () => {
    const signature = form.getByRole('group', { name: '法定代表人签名' })
    await sign(page, signature)
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(form.getByRole('link', { name: '请点击“使用此签名”，完成签名' })).toBeVisible()
    await signature.getByRole('button', { name: '使用此签名' }).click()
    await expect(signature.getByRole('img', { name: '法定代表人签名：已签名' })).toBeVisible()
  })

  await test.step('opens the tab of an error', async () => {
    await form.getByLabel('买方名称').fill('海陵重工有限公司')
    await form.getByRole('tab', { name: '卖方' }).click()
    await form.getByLabel('合作年限').fill('很久')
    await form.getByRole('tab', { name: '买方' }).click()
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(form.getByRole('tab', { name: '卖方 2 处需修改' })).toBeVisible()
    await form.getByRole('link', { name: '请输入卖方名称' }).click()
    await expect(form.getByLabel('卖方名称')).toBeFocused()
    await page.keyboard.type('江东物资有限公司')
    await form.getByLabel('合作年限').fill('6')
  })

  await test.step('is accessible', async () => {
    await form.getByRole('button', { name: '添加担保人' }).click()
    await page.keyboard.type('周岚')
    await form.getByRole('button', { name: '添加品牌' }).click()
    await page.keyboard.type('海陵')
    await sweepOf(page)('form', form)
  })

  await test.step('restores everything after a reload', async () => {
    await page.reload()
    await expect(form.getByLabel('第 2 行 金额')).toHaveValue('960')
    const picture = form.getByRole('img', { name: '法定代表人签名：已签名' })
    // The picture is fetched with the session's token, which an <img> would not send.
    await expect.poll(() => picture.evaluate(widthOfPicture)).toBeGreaterThan(100)
    await form.getByRole('button', { name: '查看 厂房.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '放大' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: '厂房.png' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，等待平台审批')).toBeVisible()
})

const copy = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
}

/** Drops a photo on an element: larger than the limit, and rotated by Exif. */
const dropPhoto = (zone: Locator, name: string) =>
  zone.evaluate(async (element, named) => {
    const canvas = new OffscreenCanvas(3000, 2000)
    const noise = new Uint8ClampedArray(canvas.width * canvas.height * 4)
    for (let start = 0; start < noise.length; start += 65_536)
      crypto.getRandomValues(noise.subarray(start, start + 65_536))
    for (let alpha = 3; alpha < noise.length; alpha += 4) noise[alpha] = 255
    canvas.getContext('2d')?.putImageData(new ImageData(noise, canvas.width), 0, 0)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    // Exif with one entry, orientation 6: rotate by 90° clockwise.
    const exif = '45786966 0000 4d4d002a00000008 0001 0112 0003 00000001 0006 0000 00000000'
    const bytes = exif.replaceAll(' ', '').match(/../g) ?? []
    const segment = [0xff, 0xe1, 0, 0x22, ...bytes.map((byte) => parseInt(byte, 16))]
    const parts = [jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)]
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(parts, named, { type: 'image/jpeg' }))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, name)

/** Drops a file on an element. */
const drop = (zone: Locator, name: string, content: number[]) =>
  zone.evaluate(
    (element, file) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(file.content)], file.name))
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        )
    },
    { name, content },
  )

const sign = async (page: Page, signature: Locator) => {
  const paper = signature.getByRole('img', { name: /手写区/ })
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is nothing to sign on')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + 40, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, middle - 40, { steps: 8 })
  await page.mouse.move(box.x + 240, middle + 40, { steps: 8 })
  await page.mouse.up()
  await expect(signature.getByRole('img', { name: /已写 1 笔/ })).toBeVisible()
}

const widthOfPicture = (picture: SVGElement | HTMLElement): number =>
  picture instanceof HTMLImageElement ? picture.naturalWidth : 0

/** Returns the natural size of a picture once it is loaded. */
const sizeOfPicture = async (picture: SVGElement | HTMLElement): Promise<number[]> => {
  if (!(picture instanceof HTMLImageElement)) return []
  await picture.decode()
  return [picture.naturalWidth, picture.naturalHeight]
}
