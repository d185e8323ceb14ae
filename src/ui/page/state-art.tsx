/** `waiting`: a pending decision such as an approval; `success`: a good outcome. */
export type StateArtName =
  'empty' | 'error' | 'forbidden' | 'notFound' | 'signedOut' | 'waiting' | 'success' | 'rejected'

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const SIGN: Record<StateArtName, string> = {
  empty: 'M46 58h28M46 68h18',
  error: 'M60 48v16M60 72v.5',
  forbidden: 'M50 60v-6a10 10 0 0 1 20 0v6M47 60h26v18H47z',
  notFound: 'M53 56a7 7 0 1 1 9 7c-2 1-2 2-2 4M60 74v.5',
  signedOut: 'M60 60a8 8 0 1 0 0-16 8 8 0 0 0 0 16M46 79c1-9 7-13 14-13s13 4 14 13',
  waiting: 'M60 48v14l9 6',
  success: 'm49 62 8 8 15-17',
  rejected: 'm52 54 16 16M68 54 52 70',
}

const COLOR: Partial<Record<StateArtName, string>> = {
  error: 'var(--warning)',
  rejected: 'var(--danger)',
  success: 'var(--success)',
}

/** Renders the drawing above a state: a sheet with an icon. */
export const StateArt = ({ name }: { name: StateArtName }) => (
  <svg
    width="120"
    height="112"
    viewBox="0 0 120 112"
    aria-hidden="true"
    style={{ color: COLOR[name] ?? 'var(--brand)' }}
  >
    <ellipse cx="60" cy="102" rx="38" ry="5" fill="currentColor" opacity=".09" />
    <rect
      x="26"
      y="14"
      width="60"
      height="78"
      rx="9"
      fill="currentColor"
      opacity=".1"
      transform="rotate(-6 56 53)"
    />
    <rect
      x="31"
      y="15"
      width="58"
      height="78"
      rx="9"
      fill="#fff"
      stroke="currentColor"
      strokeOpacity=".3"
      strokeWidth="1.5"
    />
    <path d="M42 29h20M42 37h34" {...STROKE} strokeOpacity=".22" />
    <circle cx="60" cy="62" r="23" fill="currentColor" opacity=".08" />
    <path d={SIGN[name]} {...STROKE} />
  </svg>
)
