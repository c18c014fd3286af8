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

/** A drawn field of view for empty and failing places; decoration, in the colours of its surroundings. */
export function Field() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill="var(--field-ground)" />
      {follicles.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r - 2.2} fill="var(--field-colloid)" />
          {/* the dash gap is the distance of two nuclei */}
          <circle
            cx={x}
            cy={y}
            r={r}
            fill="none"
            stroke="var(--field-nucleus)"
            strokeWidth="2.3"
            strokeLinecap="round"
            strokeDasharray={`0.01 ${((2 * Math.PI * r) / Math.round((2 * Math.PI * r) / 3.4)).toFixed(3)}`}
          />
        </g>
      ))}
    </svg>
  )
}
