import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../controls/button.tsx'
import { PageState } from './page-state.tsx'

interface WithIdProps {
  /** The customer's word for the record: 借款. */
  what: string
  /** The list in which the customer chooses one. */
  list: { to: string; label: string }
  children: (id: string) => ReactNode
}

/** Renders a screen about the record whose id the address has; without an id, the way to the list. */
export const WithId = ({ what, list, children }: WithIdProps) => {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id) return children(id)
  return (
    <PageState
      kind="empty"
      title={`请先选择${what}`}
      actions={
        <ButtonLink to={list.to} look="primary">
          前往{list.label}
        </ButtonLink>
      }
    >
      在“{list.label}”中打开{what}，即可继续。
    </PageState>
  )
}
