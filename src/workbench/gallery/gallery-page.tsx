import { useEffect } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { compileForm } from '#engine/form/compile-form.ts'
import { useWidgets } from '#src/forms/use-widgets.ts'
import { Button } from '#src/ui/controls/button.tsx'
import styles from './gallery.module.css'
import { GalleryNav } from './gallery-nav.tsx'
import { SpecimenView } from './specimen-view.tsx'
import { groups, type Group } from './specimens/groups.ts'
import { definitionOf } from './states.ts'

/** The gallery: every widget, format and structure in every state, one group per page. */
const GalleryPage = () => {
  const { group: name } = useParams()
  const shown = groups.find((group) => group.name === name) ?? groups[0]
  const [search, setSearch] = useSearchParams()
  const isPhone = search.get('width') === PHONE
  return (
    <div className={styles.page}>
      <title>{`${shown.title} · 控件与结构`}</title>
      <GalleryNav shown={shown} />
      <main className={styles.main}>
        <div className={styles.heading}>
          <h1>{shown.title}</h1>
          <Button
            size="small"
            className={styles.width}
            aria-pressed={isPhone}
            onClick={() => setSearch(isPhone ? {} : { width: PHONE }, { replace: true })}
          >
            手机宽度
          </Button>
        </div>
        <div className={isPhone ? styles.phone : undefined}>
          <Specimens key={shown.name} group={shown} />
        </div>
      </main>
    </div>
  )
}

export default GalleryPage

/** The viewport width of a phone, CSS pixels. */
const PHONE = '375'

const forms = new Map(
  groups.map((group) => [
    group,
    Object.values(group.specimens).map((specimen) => compileForm(definitionOf(specimen))),
  ]),
)

const Specimens = ({ group }: { group: Group }) => {
  const isReady = useWidgets(forms.get(group) ?? [])
  const { hash } = useLocation()
  useEffect(() => {
    if (isReady && hash)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [isReady, hash])
  if (!isReady) return <p role="status">正在加载…</p>
  return Object.entries(group.specimens).map(([name, specimen]) => (
    <SpecimenView key={name} name={name} specimen={specimen} />
  ))
}
