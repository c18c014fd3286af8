/** Cells of a follicle-like tissue: centre and radius, in a field of 100. */
const follicles = [
  [30, 28, 17],
  [66, 22, 13],
  [83, 50, 15],
  [52, 56, 19],
  [20, 62, 13],
  [70, 82, 16],
  [38, 88, 12],
  [8, 38, 9],
  [92, 24, 9],
  [47, 6, 9],
] as const

/** Ground, middle and rim of the cells: H&E, Gram, unstained, ground section. */
const stains = [
  ['#ead6e3', '#e8aac1', '#5f4a99'],
  ['#e6e1f1', '#bcaee0', '#4b3b8c'],
  ['#efe6d3', '#dcc08e', '#8a6a34'],
  ['#e9e2dc', '#d3bfae', '#6f5a4c'],
] as const

/**
 * A drawn field of view for empty and failing places; decoration.
 * @param seed turns and stains it, so that neighbours differ; left out: in the colours of its surroundings
 */
export function Field({ seed }: { seed?: number }) {
  const stain = seed === undefined ? undefined : stains[seed % stains.length]
  const [ground, colloid, nucleus] = stain ?? [
    'var(--field-ground)',
    'var(--field-colloid)',
    'var(--field-nucleus)',
  ]
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="100" fill={ground} />
      <g
        transform={
          seed === undefined ? undefined : `rotate(${(seed * 67) % 360} 50 50) scale(1.18) translate(-8 -8)`
        }
      >
        {follicles.map(([x, y, r]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={r - 2.2} fill={colloid} />
            {/* the dash gap is the distance of two nuclei */}
            <circle
              cx={x}
              cy={y}
              r={r}
              fill="none"
              stroke={nucleus}
              strokeWidth="2.3"
              strokeLinecap="round"
              strokeDasharray={`0.01 ${((2 * Math.PI * r) / Math.round((2 * Math.PI * r) / 3.4)).toFixed(3)}`}
            />
          </g>
        ))}
      </g>
    </svg>
  )
}
