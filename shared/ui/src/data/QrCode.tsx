import { useMemo } from 'react'
import { encode } from 'uqr'

/** A QR code of a text. Dark on white in both themes: scanners need the contrast and the quiet edge. Its own face (`@samspel/ui/qr`): few pages draw one. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules, path: dark.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fffffe" />
      <path d={path} fill="#000" />
    </svg>
  )
}
