import { useMemo, useState } from 'react'
import {
  cloudBillMemberAdd,
  cloudBillMemberRemove,
  type BillMember,
} from '#schemas/api/cloud-bills.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { ISSUED } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { TreePicture } from './tree-picture.tsx'
import { useBillCall, useOrganization } from './use-bills.ts'

/** The enterprises that may receive a core enterprise's bills: drawn, and as a table. */
const OrganizationPage = () => {
  const { isCoreEnterprise } = useSession()
  return (
    <Page>
      <PageHeader
        title="云信组织架构"
        lead="组织架构内、已在平台认证的企业可以接收本企业开立的云信。"
        back={ISSUED}
      />
      <Async result={useOrganization()}>
        {(members) => (
          <>
            <Panel title="组织架构" extra={`共 ${members.length} 家企业`}>
              {members.length > 0 ? (
                <Organization members={members} />
              ) : (
                <p className={styles.note}>
                  {isCoreEnterprise ? '请在下方添加企业。' : '组织架构由核心企业维护。'}
                </p>
              )}
            </Panel>
            {isCoreEnterprise && <AddMember members={members} />}
          </>
        )}
      </Async>
    </Page>
  )
}

export default OrganizationPage

const stateOf = ({ enterpriseId }: BillMember): string => (enterpriseId ? '可收单' : '未认证')

/** Draws an organisation, with a table of the same. */
export const Organization = ({ members }: { members: readonly BillMember[] }) => {
  const nodes = useMemo(
    () =>
      members.map((member) => ({
        ...member,
        title: member.name,
        text: stateOf(member),
        label: `${member.name}，${stateOf(member)}`,
        isMuted: !member.enterpriseId,
      })),
    [members],
  )
  return (
    <div className={styles.form}>
      <TreePicture name="组织架构" nodes={nodes} />
      <MemberTable members={members} />
    </div>
  )
}

const MemberTable = ({ members }: { members: readonly BillMember[] }) => {
  const { mutate, error } = useBillCall(cloudBillMemberRemove)
  const names = new Map(members.map(({ id, name }) => [id, name]))
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

const EMPTY = { parentId: '', name: '', creditCode: '' }

const AddMember = ({ members }: { members: readonly BillMember[] }) => {
  const [draft, setDraft] = useState(EMPTY)
  const { mutate, isPending, error } = useBillCall(cloudBillMemberAdd, () => setDraft(EMPTY))
  return (
    <Panel title="添加企业">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          mutate(draft)
        }}
      >
        <div className={styles.fields}>
          <TextField
            label="企业名称"
            required
            value={draft.name}
            onChange={(name) => setDraft({ ...draft, name })}
          />
          <TextField
            label="统一社会信用代码"
            autoCapitalize="characters"
            required
            value={draft.creditCode}
            onChange={(creditCode) => setDraft({ ...draft, creditCode })}
            clean={(typed) => typed.replace(/\s/g, '').toUpperCase()}
          />
          <SelectField
            label="上级企业"
            value={draft.parentId}
            onChange={(parentId) => setDraft({ ...draft, parentId })}
            options={[
              { value: '', label: '本企业' },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        <Failure message={error?.message} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={isPending}>
            添加企业
          </Button>
        </div>
      </form>
    </Panel>
  )
}
