import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { RecordDetail } from '#schemas/api/records.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Async } from '#src/ui/page/async.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { numberedPath } from './record-paths.ts'
import { useRecord } from './use-record.ts'

interface NumberedRecordProps {
  kind: string
  /** The path of the screen, with the parameters `:id` and `:redeemNo`. */
  path: string
  children: (record: RecordDetail) => ReactNode
}

/**
 * Renders the redemption of this address, whose id and number belong together. An address with the id alone, in place of the
 * number too, is replaced by that with the number.
 */
export const NumberedRecord = ({ kind, path, children }: NumberedRecordProps) => {
  const { id = '', redeemNo = '' } = useParams()
  const result = useRecord({ kind, id })
  return (
    <Async result={result}>
      {(record) => {
        const { number } = record
        if (!number || number === redeemNo) return children(record)
        if (redeemNo === id)
          return <Navigate to={numberedPath(path, { id, redeemNo: number })} replace />
        return (
          <PageState
            kind="notFound"
            title="没有找到这笔赎货"
            actions={
              <ButtonLink to={PATHS.myRedemptions} look="primary">
                前往赎货管理
              </ButtonLink>
            }
          >
            赎货编号 {redeemNo} 与地址不符，请在“赎货管理”中打开。
          </PageState>
        )
      }}
    </Async>
  )
}
