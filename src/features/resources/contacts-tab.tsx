import { useState } from 'react'
import {
  contactList,
  contactRemove,
  contactSave,
  MOST_ON_FILE,
  type Contact,
} from '#schemas/api/resources.ts'
import { contactForm } from '#schemas/forms/address-book.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { InlineForm } from '#src/records/inline-form.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { RemoveButton } from './remove-button.tsx'
import styles from './resources.module.css'
import { useChange, useOnFile } from './use-resources.ts'

type Given = Parameters<typeof call<typeof contactSave>>[1]['body']

/** The contacts: to add, to change and to remove. */
export const ContactsTab = () => {
  const contacts = useOnFile(contactList)
  /** The id of the contact that is changed, or 'new'. */
  const [edited, setEdited] = useState('')
  const close = () => setEdited('')
  return (
    <Panel
      title="已保存的联系人"
      extra={
        edited !== 'new' && (contacts.data?.length ?? MOST_ON_FILE) < MOST_ON_FILE ? (
          <Button size="small" look="primary" onClick={() => setEdited('new')}>
            新增联系人
          </Button>
        ) : undefined
      }
    >
      {edited === 'new' && <ContactForm onClose={close} />}
      <Async
        result={contacts}
        isEmpty={(list) => list.length === 0 && edited !== 'new'}
        empty={
          <PageState kind="empty" title="还没有联系人">
            办理业务、对账时平台会联系他们，最多保存 {MOST_ON_FILE} 位。
          </PageState>
        }
      >
        {(list) => (
          <ul className={styles.list} aria-label="联系人">
            {list.map((contact) =>
              edited === contact.id ? (
                <li key={contact.id}>
                  <ContactForm contact={contact} onClose={close} />
                </li>
              ) : (
                <ContactRow
                  key={contact.id}
                  contact={contact}
                  onEdit={() => setEdited(contact.id)}
                />
              ),
            )}
          </ul>
        )}
      </Async>
    </Panel>
  )
}

const ContactForm = ({ contact, onClose }: { contact?: Contact; onClose: () => void }) => {
  const save = useChange(contactList, {
    send: (body: Given) =>
      call(contactSave, { body: { ...body, id: contact?.id ?? '' } }, { hide: true }),
    done: '联系人已保存',
  })
  return (
    <InlineForm
      name="contact"
      subject={contact?.id}
      title={contact ? '修改联系人' : '新增联系人'}
      content={contactForm}
      {...(contact && {
        data: {
          name: contact.name,
          mobile: contact.mobile,
          position: contact.position || undefined,
          email: contact.email || undefined,
        },
      })}
      sending={save}
      onDone={onClose}
      onCancel={onClose}
    />
  )
}

const ContactRow = ({ contact, onEdit }: { contact: Contact; onEdit: () => void }) => {
  const { id, name, mobile, position, email } = contact
  const remove = useChange<void>(contactList, {
    send: () => call(contactRemove, { body: { id } }, { hide: true }),
  })
  return (
    <li className={classNames(layout.entry, styles.row)}>
      <div className={styles.about}>
        <h3 className={classNames(layout.centeredCluster, styles.name)}>
          {name}
          <span className={styles.number}>{mobile}</span>
        </h3>
        <p className={styles.facts}>{[position, email].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Button size="small" look="quiet" aria-label={`修改联系人：${name}`} onClick={onEdit}>
          修改
        </Button>
        <RemoveButton name={`联系人${name}`} remove={remove} />
      </div>
    </li>
  )
}
