import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils'
import { Button } from 'antd'
import { useState, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import styles from '../schema-form.module.css'
import { useListScope } from './list-scope.ts'

type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema>

/** One item of a list, with what can be done to it: a group stands in a box, a single field in a line. */
export const ArrayItemTemplate = (properties: ItemProps): ReactElement => {
  const { children, index, schema, hasToolbar, readonly } = properties
  const isGroup = schema.type === 'object' || schema.type === 'array'
  const name = itemName(schema.title, index)
  const tools = hasToolbar && !readonly && <Tools {...properties} name={name} isGroup={isGroup} />
  if (!isGroup)
    return (
      <li className={styles.line}>
        {children}
        {tools}
      </li>
    )
  return (
    <li className={styles.item}>
      <div className={styles.itemHeader}>
        <span className={styles.itemTitle}>{name}</span>
        {tools}
      </div>
      {children}
    </li>
  )
}

/** What an item is called: 联系人 2, or 第 2 项. */
export const itemName = (title: string | undefined, index: number): string =>
  title ? `${title} ${index + 1}` : `第 ${index + 1} 项`

const Tools = (properties: ItemProps & { name: string; isGroup: boolean }) => {
  const { buttonsProps: buttons, index, name, isGroup, disabled, totalItems } = properties
  const list = useListScope()
  const [question, setQuestion] = useState<'asked' | 'withdrawn'>()

  const remove = (event: MouseEvent<HTMLElement>) => {
    if (isGroup && question !== 'asked' && list.hasContent(index)) return setQuestion('asked')
    buttons.onRemoveItem(event)
    list.removed(index, name)
  }
  const tool = (
    key: 'up' | 'down' | 'copy' | 'remove',
    what: string,
    icon: ReactNode,
    onClick: (event: MouseEvent<HTMLElement>) => void,
    isOff = false,
  ) => (
    <Button
      type="text"
      icon={icon}
      aria-label={`${what}${name}`}
      title={isOff && key === 'remove' ? `至少保留 ${list.minItems} 项` : what}
      data-tool={key}
      ref={key === 'remove' && question === 'withdrawn' ? takeFocus : null}
      disabled={disabled || isOff}
      onClick={onClick}
    />
  )

  if (question === 'asked')
    return (
      <span key="question" role="group" aria-label={`删除${name}？`} className={styles.itemButtons}>
        <span className={styles.question}>删除已填写的内容？</span>
        <Button danger ref={takeFocus} aria-label={`确认删除${name}`} onClick={remove}>
          删除
        </Button>
        <Button onClick={() => setQuestion('withdrawn')}>取消</Button>
      </span>
    )
  return (
    <span key="tools" className={styles.itemButtons}>
      {totalItems > 1 && (buttons.hasMoveUp || buttons.hasMoveDown) && (
        <>
          {tool(
            'up',
            '上移',
            <ArrowUpOutlined />,
            (event) => {
              buttons.onMoveUpItem(event)
              list.moved(index - 1, name, 'up')
            },
            !buttons.hasMoveUp,
          )}
          {tool(
            'down',
            '下移',
            <ArrowDownOutlined />,
            (event) => {
              buttons.onMoveDownItem(event)
              list.moved(index + 1, name, 'down')
            },
            !buttons.hasMoveDown,
          )}
        </>
      )}
      {buttons.hasCopy && tool('copy', '复制', <CopyOutlined />, buttons.onCopyItem)}
      {buttons.hasRemove && tool('remove', '删除', <DeleteOutlined />, remove, !list.canRemove)}
    </span>
  )
}

/** The button that was pressed is gone: its place takes over. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()
