import { readdir } from 'node:fs/promises'
import path from 'node:path'

const found = new Map<string, string[]>()

/** Addresses of the demo data's everyday pictures, without portraits, logos, stores and brand pictures; none without demo data. */
export const shippedPictures = async (dataDir: string): Promise<readonly string[]> => {
  const known = found.get(dataDir)
  if (known) return known
  const names = await readdir(path.join(dataDir, 'uploads', 'demo')).catch(() => [])
  const addresses = names
    .filter((name) => /^[A-Za-z0-9_-]+\.webp$/.test(name) && !/^(?:face|logo|store|front|shot)-/.test(name))
    .sort()
    .map((name) => `/uploads/demo/${name}`)
  // Not cached while empty, since the seed may still add pictures.
  if (addresses.length > 0) found.set(dataDir, addresses)
  return addresses
}
