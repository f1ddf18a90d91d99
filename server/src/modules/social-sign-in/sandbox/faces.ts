import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The demo data's drawn portraits by number; none without demo data. */
export const drawnFaces = async (dataDir: string): Promise<(face: number) => string | undefined> => {
  const names = new Set(await readdir(path.join(dataDir, 'uploads', 'demo')).catch(() => []))
  return (face) => (names.has(`face-${face}.webp`) ? `/uploads/demo/face-${face}.webp` : undefined)
}
