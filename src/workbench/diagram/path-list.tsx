import type { PathReport, ReportedPath } from '#machines/process/path-report.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import card from '#src/ui/display/card.module.css'
import styles from './diagram-page.module.css'

/** The paths that answers lead along, what they reach, and what they don't. */
export const PathList = ({
  report,
  shown,
  onShow,
}: {
  report: PathReport | undefined
  shown: ReportedPath | undefined
  onShow: (path: ReportedPath | undefined) => void
}) => (
  <aside className={classNames(card.card, styles.paths)} aria-labelledby="paths-heading">
    <h2 id="paths-heading">路径</h2>
    {report ? (
      <>
        <p>
          {report.paths.length} 条路径由生成的数据逐条走完
          {report.impossible.length > 0 &&
            `；另有 ${report.impossible.length} 条去向（图中淡色）没有数据会走`}
        </p>
        <dl className={styles.figures}>
          {report.figures.map(({ label, reached, all }) => (
            <div key={label} className={reached < all ? styles.short : undefined}>
              <dt>{label}</dt>
              <dd>
                {reached}/{all}
              </dd>
            </div>
          ))}
        </dl>
        {report.problems.length > 0 && (
          <ul className={styles.problems} aria-label="未走到的部分">
            {report.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <ul className={layout.tightStack}>
          <li>
            <Choice isChosen={shown === undefined} onChoose={() => onShow(undefined)}>
              全部
            </Choice>
          </li>
          {report.paths.map((path) => (
            <li key={path.title}>
              <Choice isChosen={path === shown} onChoose={() => onShow(path)}>
                {path.title}
              </Choice>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p role="status">正在走完所有路径…</p>
    )}
  </aside>
)

const Choice = ({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean
  onChoose: () => void
  children: string
}) => (
  <label className={styles.choice}>
    <input type="radio" name="path" checked={isChosen} onChange={onChoose} />
    <span>{children}</span>
  </label>
)
