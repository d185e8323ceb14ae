import { useMemo, useState } from 'react'
import { cloudBillMemberRemove, type BillMember } from '#schemas/api/cloud-bills.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { TablePart } from '#src/ui/page/table-part.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import texts from '#src/ui/theme/text.module.css'
import { useBillCall } from './use-bills.ts'

/** Returns whether a member may receive bills, in words. */
export const stateOf = ({ enterpriseId }: BillMember): string =>
  enterpriseId ? '可收单' : '未认证'

/** The organisations up to this size need no search. */
const AT_A_GLANCE = 20

/** Lists the members of an organisation, with a search in a large one. */
export const Members = ({ members }: { members: readonly BillMember[] }) => {
  const [typed, setTyped] = useState('')
  const names = useMemo(() => new Map(members.map(({ id, name }) => [id, name])), [members])
  const sought = typed.trim().toUpperCase()
  const found = members.filter(
    ({ name, creditCode }) => name.toUpperCase().includes(sought) || creditCode.includes(sought),
  )
  return (
    <>
      {members.length > AT_A_GLANCE && (
        <TextField
          label="查找企业"
          type="search"
          placeholder="企业名称或统一社会信用代码"
          value={typed}
          onChange={setTyped}
        />
      )}
      {found.length > 0 ? (
        <div>
          <TablePart key={sought} rows={found}>
            {(shown) => <MemberTable members={shown} names={names} />}
          </TablePart>
        </div>
      ) : (
        <p className={texts.note}>没有找到“{typed.trim()}”，请检查名称或代码。</p>
      )}
    </>
  )
}

interface MemberTableProps {
  members: readonly BillMember[]
  names: ReadonlyMap<string, string>
}

const MemberTable = ({ members, names }: MemberTableProps) => {
  const { mutate, error } = useBillCall(cloudBillMemberRemove)
  const columns: readonly Column<BillMember>[] = [
    { title: '企业名称', render: ({ name }) => name },
    { title: '上级', render: ({ parentId }) => names.get(parentId) ?? '本企业' },
    { title: '统一社会信用代码', render: ({ creditCode }) => creditCode, kind: 'code' },
    { title: '状态', render: stateOf, kind: 'code' },
    {
      title: '操作',
      render: ({ id, name }) => (
        <Button look="quiet" size="small" aria-label={`移除${name}`} onClick={() => mutate({ id })}>
          移除
        </Button>
      ),
    },
  ]
  return (
    <>
      <Failure message={error?.message} />
      <DataTable name="成员企业" columns={columns} rows={members} keyOf={({ id }) => id} />
    </>
  )
}
