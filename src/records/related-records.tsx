import { Link } from 'react-router-dom'
import type { RecordDetail } from '#schemas/api/records.ts'
import { Fact } from '#src/ui/display/fact.tsx'
import { recordPath } from './record-paths.ts'

/** Lists the records that belong to one, with links where they have a screen. */
export const RelatedRecords = ({ related }: Pick<RecordDetail, 'related'>) => (
  <Fact name="相关业务">
    <ul>
      {related.map(({ kind, id, subject }) => {
        const path = recordPath(kind, id)
        return <li key={`${kind} ${id}`}>{path ? <Link to={path}>{subject}</Link> : subject}</li>
      })}
    </ul>
  </Fact>
)
