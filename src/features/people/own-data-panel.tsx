import { useState } from 'react'
import { exportAccount } from '#schemas/api/account.ts'
import { call } from '#src/api/call.ts'
import { saveFile } from '#src/platform/save-file.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { CloseAccount } from './close-account.tsx'
import { CodeForm } from './code-form.tsx'

/** The customer's rights over what is held about them: an export, and the end of the account. */
export const OwnDataPanel = () => {
  const [open, setOpen] = useState<'export' | 'close'>()
  return (
    <Panel title="个人信息管理">
      <div className={layout.wideStack}>
        <p className={texts.note}>
          您可以导出我们保存的全部信息，包括身份信息、申请、业务记录和同意记录；没有未了结的业务时，可以注销账号。
        </p>
        {open === 'export' && (
          <CodeForm
            purpose="export"
            consent="我知道导出的文件含有未遮盖的个人信息，会妥善保管"
            label="导出"
            act={async ({ id, value }) => {
              const data = await call(exportAccount, { body: { id, value } }, { hide: true })
              const content = new Blob([JSON.stringify(data, null, 2)], {
                type: 'application/json',
              })
              saveFile(content, `个人信息-${String(data['导出时间']).slice(0, 10)}.json`)
              notify.success('个人信息已导出')
              setOpen(undefined)
            }}
          />
        )}
        {open === 'close' && <CloseAccount />}
        <div className={layout.cluster}>
          {open ? (
            <Button look="quiet" onClick={() => setOpen(undefined)}>
              取消
            </Button>
          ) : (
            <>
              <Button onClick={() => setOpen('export')}>导出个人信息</Button>
              <Button look="quiet" onClick={() => setOpen('close')}>
                注销账号
              </Button>
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}
