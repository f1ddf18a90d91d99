import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { writePictures } from '../../src/seed/write-pictures'

/**
 * Gives a data folder the demo pictures before it is seeded. In `npm test` the files of a run share the pictures, whose drawing takes most
 * of the time of a seed; where TEST_SHARED_DIR is not set, the seed draws them.
 */
export const sharePictures = async (dataDir: string): Promise<void> => {
  const shared = process.env.TEST_SHARED_DIR
  if (!shared) return
  const drawn = path.join(shared, 'pictures')
  if (!existsSync(drawn)) {
    const own = path.join(shared, `pictures-${process.pid}`)
    await writePictures(own)
    try {
      renameSync(own, drawn)
    } catch (error) {
      // Another worker has drawn them meanwhile.
      if (!existsSync(drawn)) throw error
      rmSync(own, { recursive: true })
    }
  }
  mkdirSync(path.join(dataDir, 'uploads'), { recursive: true })
  symlinkSync(path.join(drawn, 'uploads', 'demo'), path.join(dataDir, 'uploads', 'demo'))
}
