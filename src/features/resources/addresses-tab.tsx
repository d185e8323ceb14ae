import { useState } from 'react'
import {
  addressDefault,
  addressList,
  addressRemove,
  addressSave,
  addressUpdate,
  MOST_ON_FILE,
  type FinancingAddress,
} from '#schemas/api/resources.ts'
import { addressForm } from '#schemas/forms/address-book.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { InlineForm } from '#src/records/inline-form.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { RemoveButton } from './remove-button.tsx'
import styles from './resources.module.css'
import { useChange, useOnFile } from './use-resources.ts'

type Given = Parameters<typeof call<typeof addressSave>>[1]['body']

/** The financing addresses: to add, to change, to remove, and to choose the default. */
export const AddressesTab = () => {
  const addresses = useOnFile(addressList)
  /** The id of the address that is changed, or 'new'. */
  const [edited, setEdited] = useState('')
  const close = () => setEdited('')
  return (
    <Panel
      title="已保存的地址"
      extra={
        edited !== 'new' && (addresses.data?.length ?? MOST_ON_FILE) < MOST_ON_FILE ? (
          <Button size="small" look="primary" onClick={() => setEdited('new')}>
            新增地址
          </Button>
        ) : undefined
      }
    >
      {edited === 'new' && <AddressForm onClose={close} />}
      <Async
        result={addresses}
        isEmpty={(list) => list.length === 0 && edited !== 'new'}
        empty={
          <PageState kind="empty" title="还没有地址">
            合同、发票等纸质资料将寄送到这里，最多保存 {MOST_ON_FILE} 个。
          </PageState>
        }
      >
        {(list) => (
          <ul className={styles.list} aria-label="融资地址">
            {list.map((address) =>
              edited === address.id ? (
                <li key={address.id}>
                  <AddressForm address={address} onClose={close} />
                </li>
              ) : (
                <Address key={address.id} address={address} onEdit={() => setEdited(address.id)} />
              ),
            )}
          </ul>
        )}
      </Async>
    </Panel>
  )
}

const AddressForm = ({ address, onClose }: { address?: FinancingAddress; onClose: () => void }) => {
  const save = useChange(addressList, {
    send: (body: Given) =>
      address
        ? call(addressUpdate, { body: { id: address.id, ...body } }, { hide: true })
        : call(addressSave, { body }, { hide: true }),
    done: '地址已保存',
  })
  return (
    <InlineForm
      name="address"
      subject={address?.id}
      title={address ? '修改地址' : '新增地址'}
      content={addressForm}
      {...(address && {
        data: {
          receiver: address.receiver,
          mobile: address.mobile,
          region: address.region,
          address: address.address,
        },
      })}
      sending={save}
      onDone={onClose}
      onCancel={onClose}
    />
  )
}

const Address = ({ address, onEdit }: { address: FinancingAddress; onEdit: () => void }) => {
  const { id, receiver, mobile, regionName, address: detail, isDefault } = address
  const remove = useChange<void>(addressList, {
    send: () => call(addressRemove, { body: { id } }, { hide: true }),
  })
  const makeDefault = useChange<void>(addressList, {
    send: () => call(addressDefault, { body: { id } }),
  })
  return (
    <li className={classNames(layout.entry, styles.row)}>
      <div className={styles.about}>
        <h3 className={classNames(layout.centeredCluster, styles.name)}>
          {receiver}
          <span className={styles.number}>{mobile}</span>
          {isDefault && <StatusTag tone="success">默认</StatusTag>}
        </h3>
        <p className={styles.facts}>
          {regionName}
          {detail}
        </p>
      </div>
      <div className={styles.actions}>
        {!isDefault && (
          <Button
            size="small"
            look="quiet"
            busy={makeDefault.isPending}
            aria-label={`设为默认：${receiver}`}
            onClick={() => makeDefault.mutate()}
          >
            设为默认
          </Button>
        )}
        <Button size="small" look="quiet" aria-label={`修改地址：${receiver}`} onClick={onEdit}>
          修改
        </Button>
        <RemoveButton name={`${receiver}的地址`} remove={remove} />
      </div>
    </li>
  )
}
