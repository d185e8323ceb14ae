import type { RecordDetail } from '#schemas/api/records.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { PdfDownload } from './pdf-download.tsx'
import styles from './record-documents.module.css'

/** Offers the documents of a record as PDFs; nothing for a record without any. */
export const RecordDocuments = ({ documents, id }: Pick<RecordDetail, 'documents' | 'id'>) =>
  documents.length > 0 && (
    <div className={classNames(layout.cluster, styles.documents)}>
      {documents.map(({ title, link }) => (
        <PdfDownload key={link} title={title} number={id} link={link} label={`下载${title}`} />
      ))}
    </div>
  )
