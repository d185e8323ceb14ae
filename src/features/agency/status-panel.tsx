import type { ReactNode } from 'react'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'

interface StatusPanelProps {
  title: string
  status: { label: string; tone: string; sentence: string }
  extra?: string | undefined
  children: ReactNode
}

/** A panel about a record: its name with its status, and what happens next. */
export const StatusPanel = ({ title, status, extra, children }: StatusPanelProps) => (
  <Panel
    title={
      <span className={layout.centeredCluster}>
        {title}
        <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
      </span>
    }
    extra={extra}
  >
    <p>{status.sentence}</p>
    {children}
  </Panel>
)
