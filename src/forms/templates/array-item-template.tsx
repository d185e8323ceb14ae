import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils'
import { Button } from 'antd'
import type { MouseEventHandler, ReactElement, ReactNode } from 'react'
import styles from '../schema-form.module.css'

/** One item of a list, with what can be done to it. */
export const ArrayItemTemplate = ({
  children,
  buttonsProps: buttons,
  index,
  schema,
  hasToolbar,
  readonly,
  disabled,
  totalItems,
}: ArrayFieldItemTemplateProps<unknown, RJSFSchema>): ReactElement => {
  const name = `${schema.title ?? '第'} ${index + 1}${schema.title ? '' : ' 项'}`
  const tool = (
    what: string,
    icon: ReactNode,
    onClick: MouseEventHandler<HTMLButtonElement>,
    isDisabled = false,
  ) => (
    <Button
      type="text"
      icon={icon}
      aria-label={`${what}${name}`}
      title={what}
      disabled={disabled || isDisabled}
      onClick={onClick}
    />
  )
  return (
    <li className={styles.item}>
      <div className={styles.itemHeader}>
        <span className={styles.itemTitle}>{name}</span>
        {hasToolbar && !readonly && (
          <span className={styles.itemButtons}>
            {totalItems > 1 && (buttons.hasMoveUp || buttons.hasMoveDown) && (
              <>
                {tool('上移', <ArrowUpOutlined />, buttons.onMoveUpItem, !buttons.hasMoveUp)}
                {tool('下移', <ArrowDownOutlined />, buttons.onMoveDownItem, !buttons.hasMoveDown)}
              </>
            )}
            {buttons.hasCopy && tool('复制', <CopyOutlined />, buttons.onCopyItem)}
            {buttons.hasRemove && tool('删除', <DeleteOutlined />, buttons.onRemoveItem)}
          </span>
        )}
      </div>
      {children}
    </li>
  )
}
