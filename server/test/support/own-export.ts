import { fromBuffer } from 'yauzl'
import type { Actor, TestApi } from './test-api'

type Tables = Record<string, unknown>

/** The archive's files by path. */
export const unzip = (archive: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const found = new Map<string, Buffer>()
    fromBuffer(archive, { lazyEntries: true }, (failure, zip) => {
      if (failure) return reject(failure)
      zip.on('error', reject).on('end', () => resolve(found))
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error) return reject(error)
          const chunks: Buffer[] = []
          stream
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => {
              found.set(entry.fileName, Buffer.concat(chunks))
              zip.readEntry()
            })
        })
      })
      zip.readEntry()
    })
  })

const pathOf = ({ token }: Actor) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { scp: string }).scp === 'user'
    ? '/api/users/me/export'
    : '/api/instagramers/me/export'

export const exportAddress = async ({ call }: Pick<TestApi, 'call'>, who: Actor): Promise<string> =>
  ((await call(who, 'GET', pathOf(who))).body as { export: { url: string } }).export.url

/** Everything that somebody gets who asks for the own data. */
export const exportOf = async (
  api: Pick<TestApi, 'app' | 'call'>,
  who: Actor,
): Promise<{ files: Map<string, Buffer>; data: Tables }> => {
  const { rawPayload } = await api.app.inject({ method: 'GET', url: await exportAddress(api, who) })
  const files = await unzip(rawPayload)
  return { files, data: JSON.parse(files.get('data.json')!.toString()) as Tables }
}
