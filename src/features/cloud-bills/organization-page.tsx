import { useMemo } from 'react'
import { cloudBillMemberAdd, type BillMember } from '#schemas/api/cloud-bills.ts'
import { billMemberForm } from '#schemas/forms/cloud-bill.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { ISSUED } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { Members, stateOf } from './member-table.tsx'
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
                <p className={texts.note}>
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
      <Members members={members} />
    </div>
  )
}

const AddMember = ({ members }: { members: readonly BillMember[] }) => {
  const content = useMemo(() => billMemberForm(members), [members])
  return (
    <Panel>
      <InlineForm
        name="billMember"
        title="添加企业"
        content={content}
        label="添加企业"
        sending={useBillCall(cloudBillMemberAdd)}
      />
    </Panel>
  )
}
