import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { MouseEvent, ReactElement } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import styles from '../styles/schema-form.module.css'
import { useListScope } from './list-scope.ts'

type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema>

/** One item of a list with its tools (copy, move, remove): a group in a box, a single field in a line. */
export const ArrayItemTemplate = (properties: ItemProps): ReactElement => {
  const { children, index, schema, hasToolbar, readonly } = properties
  const isGroup = schema.type === 'object' || schema.type === 'array'
  const name = itemName(schema.title, index)
  const tools = hasToolbar && !readonly && <Tools {...properties} name={name} />
  if (!isGroup)
    return (
      <li className={styles.line} data-item>
        {children}
        {tools}
      </li>
    )
  return (
    <li className={styles.item} data-item>
      <div className={styles.itemHeader}>
        <span className={styles.itemTitle}>{name}</span>
        {tools}
      </div>
      {children}
    </li>
  )
}

/** The display name of an item: 联系人 2, or 第 2 项. */
export const itemName = (title: string | undefined, index: number): string =>
  title ? `${title} ${index + 1}` : `第 ${index + 1} 项`

const Tools = (properties: ItemProps & { name: string }) => {
  const { buttonsProps: buttons, index, name, disabled, totalItems } = properties
  const list = useListScope()
  const tool = (
    key: 'up' | 'down' | 'copy' | 'remove',
    what: string,
    onClick: (event: MouseEvent<HTMLElement>) => void,
    isOff = false,
  ) => (
    <Button
      look="tool"
      aria-label={`${what}${name}`}
      title={isOff && key === 'remove' ? `至少保留 ${list.minItems} 项` : what}
      data-tool={key}
      disabled={disabled || isOff}
      onClick={onClick}
    >
      <Icon name={key} />
    </Button>
  )

  return (
    <span className={styles.itemButtons}>
      {totalItems > 1 && (buttons.hasMoveUp || buttons.hasMoveDown) && (
        <>
          {tool(
            'up',
            '上移',
            (event) => {
              buttons.onMoveUpItem(event)
              list.moved(index - 1, name, 'up')
            },
            !buttons.hasMoveUp,
          )}
          {tool(
            'down',
            '下移',
            (event) => {
              buttons.onMoveDownItem(event)
              list.moved(index + 1, name, 'down')
            },
            !buttons.hasMoveDown,
          )}
        </>
      )}
      {buttons.hasCopy &&
        tool('copy', '复制', (event) => {
          buttons.onCopyItem(event)
          list.copied(index, name)
        })}
      {buttons.hasRemove &&
        tool(
          'remove',
          '删除',
          (event) => {
            buttons.onRemoveItem(event)
            list.removed(index, name)
          },
          !list.canRemove,
        )}
    </span>
  )
}
