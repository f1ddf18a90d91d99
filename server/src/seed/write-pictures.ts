import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { askingCompanies } from './content/asking'
import { brands } from './content/brands'
import { drawScene, scenes } from './pictures/catalogue'
import { drawFace, faces } from './pictures/faces'
import { drawFront, drawLogo } from './pictures/marks'

/** Pictures of shops that each brand has; its further stores go by its mark. */
export const frontVariants = 6

/** Every demo picture by its file name without ending. */
export const allPictures = (): Map<string, string> => {
  const pictures = new Map<string, string>()
  for (const [area, list] of Object.entries(scenes))
    list.forEach((scene, at) => pictures.set(`${area}-${at + 1}`, drawScene(scene)))
  faces().forEach((face, at) => pictures.set(`face-${at + 1}`, drawFace(face)))
  for (const brand of brands) {
    pictures.set(`logo-${brand.slug}`, drawLogo(brand.sign, brand.ground, brand.ink))
    for (let at = 0; at < frontVariants; at += 1)
      pictures.set(
        `store-${brand.slug}-${at + 1}`,
        drawFront(brand.sign, brand.ground, brand.ink, at + brand.slug.length),
      )
  }
  for (const { slug, sign, ground, ink } of askingCompanies) pictures.set(`logo-${slug}`, drawLogo(sign, ground, ink))
  return pictures
}

const writePicture = async (file: string, svg: string): Promise<void> => {
  const webp = await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 3 }).toBuffer()
  // A half-written file must not pass for a finished one when the process is killed.
  await writeFile(`${file}.part`, webp)
  await rename(`${file}.part`, file)
}

/** Writes the demo pictures that are missing below `<dataDir>/uploads/demo`, a few at once. Returns how many it wrote. */
export const writePictures = async (dataDir: string): Promise<number> => {
  const folder = path.join(dataDir, 'uploads', 'demo')
  await mkdir(folder, { recursive: true })
  const missing = [...allPictures()]
    .map(([name, svg]) => [path.join(folder, `${name}.webp`), svg] as const)
    .filter(([file]) => !existsSync(file))
  const queue = missing[Symbol.iterator]()
  const work = async () => {
    for (const [file, svg] of queue) await writePicture(file, svg)
  }
  await Promise.all([work(), work()])
  return missing.length
}
