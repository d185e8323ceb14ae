import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'

interface WithIdProps {
  /** The list in which the customer chooses a record. */
  list: { to: string; label: string }
  children: (id: string) => ReactNode
}

/** Renders a screen about the record of the address; without one, the way to the list. */
export const WithId = ({ list, children }: WithIdProps) => {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id) return children(id)
  return (
    <PageState
      kind="empty"
      title="请先选择云信"
      actions={
        <ButtonLink to={list.to} look="primary">
          查看{list.label}
        </ButtonLink>
      }
    >
      在“{list.label}”中打开一笔，即可办理。
    </PageState>
  )
}
