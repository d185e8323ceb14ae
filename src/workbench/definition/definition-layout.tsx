import { useState } from 'react'
import { NavLink, Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import type { Definition } from './definition.ts'
import styles from './definition-layout.module.css'
import { openDefinition } from './open-definition.ts'
import { tabs } from './tabs.ts'
import { DefinitionContext, useDefinition, useDefinitionState } from './use-definition.ts'

/** Opens the definition of the address; 404 where there is none. */
export const loader = async ({ params }: LoaderFunctionArgs): Promise<Definition> => {
  const definition = await openDefinition(params['key'] ?? '')
  if (definition) return definition
  throw new Response('', { status: 404 })
}

/** The layout of a definition's tabs: its name, the tabs, the state of the draft. */
const DefinitionLayout = () => {
  const definition = useLoaderData<Definition>()
  return (
    <DefinitionContext key={definition.key} value={definition}>
      <div className={styles.layout}>
        <div className={classNames(layout.centeredCluster, styles.bar)}>
          <nav className={styles.tabs} aria-label="流程">
            {tabs.map(({ path, label }) => (
              <NavLink
                key={path}
                to={`/workbench/process/${encodeURIComponent(definition.key)}/${path}`}
                className={styles.tab ?? ''}
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <span className={classNames(texts.note, styles.key)}>{definition.key}</span>
          <Draft />
        </div>
        <Outlet />
      </div>
    </DefinitionContext>
  )
}

export default DefinitionLayout

/** Tells whether the text is a draft, and offers to discard it. */
const Draft = () => {
  const definition = useDefinition()
  const isDraft = useDefinitionState(({ text, original }) => text !== original)
  const unsaved = useDefinitionState((state) => state.unsaved)
  const [isAsking, setAsking] = useState(false)
  const discard = () => {
    definition.discard()
    setAsking(false)
  }
  return (
    <div className={styles.draft}>
      <span role="status">
        {unsaved ??
          (isDraft && (
            <>
              草稿已保存<span className={styles.where}>在本浏览器</span>
            </>
          ))}
      </span>
      {isDraft && (
        <Button size="small" look="quiet" onClick={() => setAsking(true)}>
          放弃修改
        </Button>
      )}
      <Dialog
        title="放弃修改？"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>继续编辑</Button>
            <Button look="danger" onClick={discard}>
              放弃
            </Button>
          </>
        }
      >
        草稿会被删除，恢复为修改前的定义。
      </Dialog>
    </div>
  )
}
