import { readdir } from 'node:fs/promises'
import path from 'node:path'

const found = new Map<string, string[]>()

/** Addresses of pictures as people post them, of the demo data: without faces, logos, shops and what brands show; none without demo data. */
export const shippedPictures = async (dataDir: string): Promise<readonly string[]> => {
  const known = found.get(dataDir)
  if (known) return known
  const names = await readdir(path.join(dataDir, 'uploads', 'demo')).catch(() => [])
  const addresses = names
    .filter((name) => /^[A-Za-z0-9_-]+\.webp$/.test(name) && !/^(?:face|logo|store|front|shot)-/.test(name))
    .sort()
    .map((name) => `/uploads/demo/${name}`)
  // An empty folder may still be filled by the seed.
  if (addresses.length > 0) found.set(dataDir, addresses)
  return addresses
}
