import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'
import sharp from 'sharp'
import { brands } from './content/brands'
import { type DraftShot, draftShots } from './content/drafts'
import { lookOf } from './picture-catalogue'
import { drawPost } from './pictures/scenes'
import { draftSide } from './world/drafts'

const folder = 'media/0000'
const previewSide = 640

/** Draws each picture of the demo drafts once, where it is missing, below `<dataDir>/private`. */
export const drawDraftShots = async (dataDir: string): Promise<void> => {
  const place = path.join(dataDir, 'private', folder)
  await mkdir(place, { recursive: true })
  const look = lookOf(brands.find(({ slug }) => slug === 'bjorkbrygg')!)
  for (const [name, { object, place: where }] of Object.entries(draftShots)) {
    const drawn = Buffer.from(drawPost(look, object, where, 0))
    for (const [ending, side] of [['preview.webp', previewSide] as const, ['webp', draftSide] as const]) {
      const file = path.join(place, `${name}.${ending}`)
      if (existsSync(file)) continue
      await sharp(drawn, { density: (72 * side) / 420 })
        .resize(side, side)
        .webp({ quality: 82, effort: 1 })
        .toFile(`${file}.part`)
      await rename(`${file}.part`, file)
    }
  }
}

const shotOf = (key: string) => path.basename(key).split('-')[0] as DraftShot

/** Gives every file of the demo drafts a copy of its picture, and its row the size. */
export const writeDraftFiles = async (client: ClientBase, dataDir: string): Promise<void> => {
  const place = path.join(dataDir, 'private')
  const { rows } = await client.query<{ id: string; key: string }>('SELECT id, key FROM media_files ORDER BY id')
  const sizes: { id: string; bytes: number }[] = []
  for (const { id, key } of rows) {
    const source = path.join(place, folder, `${shotOf(key)}.webp`)
    await copyFile(source, path.join(place, key))
    await copyFile(source.replace('.webp', '.preview.webp'), path.join(place, key.replace('.webp', '.preview.webp')))
    sizes.push({ id, bytes: (await stat(source)).size })
  }
  await client.query(
    'UPDATE media_files f SET bytes = s.bytes FROM jsonb_to_recordset($1::jsonb) AS s (id uuid, bytes integer) WHERE f.id = s.id',
    [JSON.stringify(sizes)],
  )
}
