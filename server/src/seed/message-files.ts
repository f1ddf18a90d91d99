import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { brands } from './content/brands'
import { lookOf } from './picture-catalogue'
import type { ObjectName } from './pictures/objects'
import type { PlaceName } from './pictures/places'
import { drawPost } from './pictures/scenes'

interface DemoFile {
  name: string
  key: string
  type: 'image/webp' | 'application/pdf'
  bytes: number
  width: number | null
  height: number | null
  draw?: () => string
}

const pdfOf = (lines: readonly string[]): Buffer => {
  const text = lines.map((line, at) => `${at ? '0 -26 Td ' : '72 740 Td '}(${line}) Tj`).join(' ')
  const content = `BT /F1 16 Tf ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...places.map((place) => `${place} 00000 n `)].join('\n')
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

const licence = pdfOf(['Bildlicens', 'Tva bilder, egna kanaler och webb', 'Tolv manader fran publicering'])
const pictureOf = (name: string, file: string, brand: string, object: ObjectName, place: PlaceName): DemoFile => ({
  name,
  key: `messages/0000/${file}.webp`,
  type: 'image/webp',
  bytes: 48_000,
  width: 1_200,
  height: 900,
  draw: () => drawPost(lookOf(brands.find(({ slug }) => slug === brand)!), object, place, 0),
})

/** Files that lie in threads of the demo world; they are private as all files of messages. */
export const demoFiles: readonly DemoFile[] = [
  pictureOf('IMG_2038.jpg', 'coffee-2', 'bjorkbrygg', 'bun', 'breakfast'),
  pictureOf('IMG_2041.jpg', 'coffee-5', 'bjorkbrygg', 'bag', 'counter'),
  pictureOf('Kvällslampan.jpg', 'outdoor-1', 'fjallglim', 'lantern', 'balcony'),
  {
    name: 'Bildlicens.pdf',
    key: 'messages/0000/licence.pdf',
    type: 'application/pdf',
    bytes: licence.length,
    width: null,
    height: null,
  },
]

const write = async (file: string, content: Buffer) => {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Writes those that are missing below `<dataDir>/private`, pictures with their previews. */
export const writeMessageFiles = async (dataDir: string): Promise<void> => {
  for (const { key, width, height, draw } of demoFiles) {
    const file = path.join(dataDir, 'private', key)
    if (existsSync(file)) continue
    await mkdir(path.dirname(file), { recursive: true })
    if (!draw) {
      await write(file, licence)
      continue
    }
    const picture = sharp(Buffer.from(draw())).resize(width, height, { fit: 'cover' })
    await write(
      file.replace(/\.webp$/, '.preview.webp'),
      await picture.clone().resize(480, 360).webp({ quality: 78 }).toBuffer(),
    )
    await write(file, await picture.webp({ quality: 84 }).toBuffer())
  }
}
