import { Button } from '#src/ui/controls/button.tsx'
import { QrCode } from '#src/ui/display/qr-code.tsx'
import styles from './people-form.module.css'
import type { RealName } from './use-real-name.ts'

/** Renders the QR code of the provider's page; the portal polls the outcome. */
export const RealNameScan = ({ realName: { context, send } }: { realName: RealName }) => {
  const url = new URL(context.url, location.href).href
  return (
    <div className={styles.scan}>
      <QrCode text={url} label="实名认证二维码" size={208} />
      <p role="status">请用手机扫描二维码，在手机上完成认证。完成后本页会自动更新。</p>
      <p className={styles.hint}>
        无法扫码？
        <a href={url} target="_blank" rel="noopener">
          在新窗口打开认证页面
        </a>
      </p>
      <Button onClick={() => send({ type: 'form.edit' })}>返回修改</Button>
    </div>
  )
}
