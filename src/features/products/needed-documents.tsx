import type { NeededDocument } from '#schemas/api/process.ts'
import type { Goods } from '#schemas/api/products.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './product-page.module.css'
import { useProcesses } from './use-products.ts'

const NOTES: Readonly<Record<NeededDocument['need'], string>> = {
  required: '',
  optional: '（可后补）',
  conditional: '（视情况提供）',
}

/** The documents that each process of a product asks for; those of the product where no process names any. */
export const NeededDocuments = ({ goods }: { goods: Goods }) => {
  const { data = [], isPending } = useProcesses(goods.id)
  const groups = data.filter(({ documents }) => documents.length > 0)
  if (isPending) return null
  if (groups.length === 0 && goods.materials.length === 0) return null
  return (
    <Panel title="所需资料" extra="开始前备齐，办理更快">
      {groups.length === 0 ? (
        <List lines={goods.materials} />
      ) : (
        groups.map(({ processKey, processName, documents }) => (
          <section key={processKey} className={styles.documents}>
            {groups.length > 1 && <h3>{processName}</h3>}
            <List lines={documents.map(({ name, need }) => name + NOTES[need])} />
          </section>
        ))
      )}
    </Panel>
  )
}

const List = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
