import { useMemo, useState } from 'react'
import { creditCode } from '#engine/formats/credit-code.ts'
import { cloudBillMemberAdd, type BillMember } from '#schemas/api/cloud-bills.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { ISSUED } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { Members, stateOf } from './member-table.tsx'
import { TreePicture } from './tree-picture.tsx'
import { useAfterPaint } from './use-after-paint.ts'
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

const NONE: readonly BillMember[] = []

const EMPTY = { parentId: '', name: '', creditCode: '' }

const AddMember = ({ members }: { members: readonly BillMember[] }) => {
  const [draft, setDraft] = useState(EMPTY)
  // The options of a large organisation come after its picture.
  const superiors = useAfterPaint(members, NONE)
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
        <div className={layout.fields}>
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
            onChange={(code) => setDraft({ ...draft, creditCode: code })}
            clean={creditCode.normalise}
          />
          <SelectField
            label="上级企业"
            value={draft.parentId}
            onChange={(parentId) => setDraft({ ...draft, parentId })}
            options={[
              { value: '', label: '本企业' },
              ...superiors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        <Failure message={error?.message} />
        <div className={layout.cluster}>
          <Button type="submit" look="primary" busy={isPending}>
            添加企业
          </Button>
        </div>
      </form>
    </Panel>
  )
}
