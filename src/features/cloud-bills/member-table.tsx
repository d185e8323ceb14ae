import { useMemo, useState } from 'react'
import { cloudBillMemberRemove, type BillMember } from '#schemas/api/cloud-bills.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { TablePart } from '#src/ui/page/table-part.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import styles from './cloud-bills.module.css'
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
        <p className={styles.note}>没有找到“{typed.trim()}”，请检查名称或代码。</p>
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
  return (
    <>
      <Failure message={error?.message} />
      <ScrollRegion name="成员企业" className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">企业名称</th>
              <th scope="col">上级</th>
              <th scope="col">统一社会信用代码</th>
              <th scope="col">状态</th>
              <th scope="col">操作</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <td>{member.name}</td>
                <td>{names.get(member.parentId) ?? '本企业'}</td>
                <td className={styles.number}>{member.creditCode}</td>
                <td className={styles.number}>{stateOf(member)}</td>
                <td className={styles.number}>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`移除${member.name}`}
                    onClick={() => mutate({ id: member.id })}
                  >
                    移除
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}
