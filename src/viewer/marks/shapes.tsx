import type { MarkLayer } from '../../contract/specimens.ts'
import { pinRadiusPx } from './pins.ts'

interface ShapeProps {
  className?: string
  /** added to the radius */
  grow?: number
}

const Circle = ({ className, grow = 0 }: ShapeProps) => (
  <circle className={className} r={pinRadiusPx + grow} />
)

function Square({ className, grow = 0 }: ShapeProps) {
  const half = (pinRadiusPx + grow) * 0.92
  return <rect className={className} x={-half} y={-half} width={2 * half} height={2 * half} rx={half / 3} />
}

function Diamond({ className, grow = 0 }: ShapeProps) {
  const half = (pinRadiusPx + grow) * 1.3
  return <path className={className} d={`M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`} />
}

/** The corners of a cross about its middle, its bars as wide as a number needs. */
export function crossOf(radius: number): [x: number, y: number][] {
  const [a, b] = [1.25 * radius, 0.62 * radius]
  const half: [number, number][] = [
    [b, -b],
    [a, -b],
    [a, b],
    [b, b],
    [b, a],
    [-b, a],
  ]
  return [...half, ...half.map(([x, y]): [number, number] => [-x, -y])]
}

const Cross = ({ className, grow = 0 }: ShapeProps) => (
  <polygon className={className} points={crossOf(pinRadiusPx + grow).join(' ')} />
)

/**
 * Layers differ by shape, not by colour alone: the sample's circle, a square of the teachers who made the system's
 * marks, a cross of the school's own, one's own diamond.
 */
export const shapeOf: Record<MarkLayer, (props: ShapeProps) => React.JSX.Element> = {
  preset: Circle,
  system: Square,
  school: Cross,
  personal: Diamond,
}

/** A pin as it stands in lists: the same shape and number as on the picture. */
export function PinSign({
  layer,
  number,
  className,
}: {
  layer: MarkLayer
  number: number
  className?: string
}) {
  const Shape = shapeOf[layer]
  return (
    <svg className={className} viewBox="-18 -18 36 36" aria-hidden="true">
      <Shape />
      <text textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </svg>
  )
}
