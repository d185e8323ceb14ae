import { Button } from '#src/ui/controls/button.tsx'
import { QrCode } from '#src/ui/display/qr-code.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import texts from '#src/ui/theme/text.module.css'
import styles from './people-form.module.css'
import type { RealName } from './use-real-name.ts'

/** Renders the QR code of the provider's page; the portal polls the outcome. */
export const RealNameScan = ({ realName: { context, send } }: { realName: RealName }) => {
  const edit = <Button onClick={() => send({ type: 'form.edit' })}>返回修改</Button>
  // After a reload the first poll brings the address.
  if (!context.url)
    return (
      <div className={styles.scan}>
        <PageSkeleton label="正在查询认证结果" />
        {edit}
      </div>
    )
  const url = new URL(context.url, location.href).href
  return (
    <div className={styles.scan}>
      <QrCode text={url} label="实名认证二维码" size={208} />
      <p role="status">请用手机扫描二维码，在手机上完成认证。完成后本页会自动更新。</p>
      <p className={texts.note}>
        无法扫码？
        <a href={url} target="_blank" rel="noopener">
          在新窗口打开认证页面
        </a>
      </p>
      {edit}
    </div>
  )
}
