import { encode } from 'uqr'

interface Props {
  text: string
  label: string
  className?: string
}

/** A QR code, black on white in both themes: cameras want it so. The default export, so that it loads lazily. */
export default function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
