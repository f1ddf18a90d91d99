import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { allPictures } from './picture-catalogue'
import { demoPlans } from './world/plan'
import { shopsOf } from './world/stores'

const writePicture = async (file: string, svg: string): Promise<void> => {
  const webp = await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer()
  // A half-written file must not pass for a finished one when the process is killed.
  await writeFile(`${file}.part`, webp)
  await rename(`${file}.part`, file)
}

/** Writes the demo pictures that are missing below `<dataDir>/uploads/demo`, a few at once. Returns how many it wrote. */
export const writePictures = async (dataDir: string): Promise<number> => {
  const folder = path.join(dataDir, 'uploads', 'demo')
  await mkdir(folder, { recursive: true })
  const missing = [...allPictures(demoPlans(), shopsOf)]
    .map(([name, svg]) => [path.join(folder, `${name}.webp`), svg] as const)
    .filter(([file]) => !existsSync(file))
  const queue = missing[Symbol.iterator]()
  const work = async () => {
    for (const [file, svg] of queue) await writePicture(file, svg)
  }
  await Promise.all([work(), work()])
  return missing.length
}
