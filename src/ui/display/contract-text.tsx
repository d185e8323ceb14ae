import { textBlocks } from '#engine/contract/text-blocks.ts'
import { DataTable } from './data-table.tsx'
import { DocumentText } from './document-text.tsx'

interface ContractTextProps {
  title: string
  /** Its paragraphs and the rows of its tables, one to a line. */
  content: string
}

/** The text of a contract with its tables, in a box that scrolls. */
export const ContractText = ({ title, content }: ContractTextProps) => (
  <DocumentText title={title}>
    {textBlocks(content).map((block, at) =>
      // The parts of a contract never change their order.
      block.kind === 'text' ? (
        <p key={at}>{block.text}</p>
      ) : (
        <DataTable
          key={at}
          columns={block.columns.map(({ name, isAmount }, column) => ({
            title: name,
            render: (row: readonly string[]) => row[column],
            ...(isAmount && { kind: 'figure' as const }),
          }))}
          rows={block.rows}
          keyOf={(_, row) => row}
        />
      ),
    )}
  </DocumentText>
)
