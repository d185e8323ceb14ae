const LINE = {
  fill: 'none',
  stroke: '#fff',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

interface Node {
  x: number
  y: number
  name: string
  sign: string
}

/** The parties: a supplier delivers to the core enterprise, and the bank pays the supplier on its credit. */
const NODES: readonly Node[] = [
  { x: 92, y: 262, name: '供应商', sign: 'M-14 12V-3l9 5v-5l9 5v-11h10v21z' },
  { x: 270, y: 92, name: '核心企业', sign: 'M-13 13V-13H5v26M5-4h8v17M-16 13h32M-7-6h6M-7 1h6' },
  { x: 448, y: 262, name: '资金方', sign: 'M-15-5 0-14l15 9zM-10-1v9M0-1v9M10-1v9M-15 13h30' },
]

/** Renders the hero's drawing: the three parties and the flows of goods and money between them. */
export const ChainArt = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 540 360" className={className} aria-hidden="true">
    <g {...LINE} strokeOpacity=".13">
      <circle cx="270" cy="205" r="150" />
      <circle cx="270" cy="205" r="205" strokeDasharray="2 9" />
      <circle cx="270" cy="205" r="96" />
    </g>
    <g {...LINE} strokeWidth="2.5" strokeOpacity=".55">
      <path d="M118 222Q150 140 226 108" strokeDasharray="1 9" />
      <path d="M314 108q76 32 108 114" strokeDasharray="1 9" />
    </g>
    <path d="M398 286Q270 336 142 286" {...LINE} stroke="#f7c27a" strokeWidth="3" />
    <path d="m154 280-13 5 7 12" {...LINE} stroke="#f7c27a" strokeWidth="3" />
    <Label x={128} y={150} text="交付与开票" />
    <Label x={412} y={150} text="确认应付" />
    <Label x={270} y={322} text="提前回款" warm />
    {NODES.map(({ x, y, name, sign }) => (
      <g key={name} transform={`translate(${x} ${y})`}>
        <circle r="47" fill="#fff" fillOpacity=".1" />
        <circle r="36" fill="#fff" />
        <path
          d={sign}
          fill="none"
          stroke="var(--brand)"
          strokeWidth="2.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <text y="68" textAnchor="middle" fill="#fff" fontSize="16" fontWeight="600">
          {name}
        </text>
      </g>
    ))}
  </svg>
)

const Label = ({ x, y, text, warm }: { x: number; y: number; text: string; warm?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      x="-48"
      y="-16"
      width="96"
      height="32"
      rx="16"
      fill={warm ? '#f7c27a' : '#fff'}
      fillOpacity={warm ? 1 : 0.16}
    />
    <text
      y="5"
      textAnchor="middle"
      fill={warm ? '#3d2a08' : '#fff'}
      fontSize="14"
      fontWeight={warm ? 600 : 400}
    >
      {text}
    </text>
  </g>
)
