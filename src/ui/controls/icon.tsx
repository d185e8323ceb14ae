import type { ReactElement, SVGProps } from 'react'
import styles from './icon.module.css'

interface IconProps extends Pick<SVGProps<SVGSVGElement>, 'className'> {
  name: IconName
  filled?: boolean
}

/** Renders a decorative icon, as large as the letters around it and hidden from assistive technology. */
export const Icon = ({ name, filled = false, className }: IconProps): ReactElement => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    data-icon={name}
    className={className ? `${styles.icon} ${className}` : styles.icon}
    fill={filled ? 'currentColor' : 'none'}
  >
    <path d={SIGNS[name]} />
  </svg>
)

/** SVG paths of strokes in a 20 × 20 view box. */
const SIGNS = {
  calendar: 'M3.5 5h13v12h-13zM3.5 9h13M7 3v4M13 3v4',
  camera:
    'M2.5 6.5h3.6L7.6 4h4.8l1.5 2.5h3.6v10h-15zM10 14a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  down: 'M10 4v12m-5-5 5 5 5-5',
  expand: 'm5 7.5 5 5 5-5',
  file: 'M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h5',
  plus: 'M10 4v12M4 10h12',
  remove: 'M3 5.5h14M7.5 5.5v-3h5v3M5 5.5l.7 12h8.6l.7-12M8.4 9v5M11.6 9v5',
  retry: 'M16.5 10a6.5 6.5 0 1 1-1.9-4.6l1.9 1.9M16.5 3v4.3h-4.3',
  sortDown: 'M3 5h8M3 10h6M3 15h4M15 4.5v11m-2.5-2.5 2.5 2.5 2.5-2.5',
  sortUp: 'M3 5h4M3 10h6M3 15h8M15 15.5v-11M12.5 7 15 4.5 17.5 7',
  star: 'm10 2.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L5.4 17l.9-5.3L2.5 8l5.2-.7z',
  up: 'M10 16V4m-5 5 5-5 5 5',
  upload: 'M10 13.5V3.5m-4 4 4-4 4 4M3.5 12.5v4.5h13v-4.5',
  zoomIn: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.4 13.4l4.1 4.1M9 6.5v5M6.5 9h5',
  zoomOut: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.4 13.4l4.1 4.1M6.5 9h5',
  // The icons of a status differ in outline, not only in colour.
  done: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM6.5 10.2l2.4 2.4 4.6-4.8',
  warning: 'M10 2.5 18.5 17h-17zM10 8v4M10 14.4v.2',
  wrong: 'M3 3h14v14H3zM7 7l6 6M13 7l-6 6',
  info: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM10 9.3v4.4M10 6.3v.2',
  waiting: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM10 5.5V10l3 2',
  none: 'M5 10h10',
} as const

/** The names of all icons. */
export type IconName = keyof typeof SIGNS
