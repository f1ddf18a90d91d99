import type { Practice } from '../service'

/** The demo data's drawn portraits by number, as long as Samspel has them. */
export const drawnFaces = async ({ publicUrl }: Practice): Promise<(face: number) => string | undefined> => {
  const isThere = await fetch(`${publicUrl}/uploads/demo/face-1.webp`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(1_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
  return (face) => (isThere ? `/uploads/demo/face-${face}.webp` : undefined)
}
