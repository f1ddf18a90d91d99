import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { promote } from '../commands/promote'
import { integrityOf } from '../integrity'
import { describeEachStorage } from '../testing/each-storage'
import { record, sealedRecord, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { checkedFiles } from './checked-files'
import { buildEdge } from './create-edge'

const NAME = 'remoteEntry.js'
const ADDRESS = `/remotes/mf-x/1/${NAME}`
const script = Buffer.from('console.log("entry")')
const sealed = (contents = script) => sealedRecord(record('mf-x', '1'), new Map([[NAME, contents]]))
const copies = () =>
  new Map([
    [NAME, script],
    [`${NAME}.br`, brotliCompressSync(script)],
    [`${NAME}.gz`, gzipSync(script)],
  ])

const textOf = async (files: ReturnType<typeof checkedFiles>) => {
  const found = await files.read('mf-x', '1', NAME, 'identity')
  return typeof found === 'string' ? found : String(found.contents)
}

async function withEdge(
  work: (
    get: (encoding?: string) => Promise<{ statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer }>,
    folder: string,
  ) => Promise<void>,
) {
  process.env.LOG_LEVEL = 'silent'
  const { storage, dir, remove } = await temporaryStorage()
  await storage.putRelease(sealed(), copies())
  const { record: shell, files } = shellRecord('<head></head>')
  await storage.putRelease(shell, files)
  await promote(storage, 'shell', '1')
  const app = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:9' })
  try {
    await work(
      (encoding = 'identity') => app.inject({ url: ADDRESS, headers: { 'accept-encoding': encoding } }),
      join(dir, 'remotes/mf-x/1'),
    )
  } finally {
    await app.close()
    await remove()
  }
}

test.each([
  ['cut off', script.subarray(0, 5)],
  ['altered', Buffer.from('console.log("other")')],
  ['empty', Buffer.alloc(0)],
])('a file that is %s is a 502 that nobody keeps, and is sent again once it is mended', async (_what, bad) => {
  await withEdge(async (get, folder) => {
    expect((await get()).statusCode).toBe(200)
    await writeFile(join(folder, NAME), bad)
    await Promise.all(['br', 'gz'].map((ending) => rm(join(folder, `${NAME}.${ending}`))))
    for (const encoding of ['identity', 'br']) {
      const refused = await get(encoding)
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([502, 'no-store'])
    }
    await writeFile(join(folder, NAME), script)
    expect((await get()).rawPayload).toEqual(script)
  })
})

test.each(['br', 'gzip'])(
  'a compressed copy (%s) that is broken is left out; the file itself is sent',
  async (encoding) => {
    await withEdge(async (get, folder) => {
      const file = join(folder, `${NAME}.${encoding === 'br' ? 'br' : 'gz'}`)
      for (const bad of [
        Buffer.from('nonsense'),
        brotliCompressSync(script).subarray(0, 6),
        brotliCompressSync(Buffer.from('other')),
        gzipSync('other'),
      ]) {
        await writeFile(file, bad)
        const answer = await get(encoding)
        expect([answer.statusCode, answer.headers['content-encoding'], answer.rawPayload.toString()]).toEqual([
          200,
          undefined,
          script.toString(),
        ])
      }
    })
  },
)

test('every file says what it must be once it is unpacked, for those that keep it', async () => {
  await withEdge(async (get) => {
    for (const encoding of ['identity', 'gzip', 'br'])
      expect((await get(encoding)).headers).toMatchObject({ 'samspel-integrity': integrityOf(script) })
    expect(brotliDecompressSync((await get('br')).rawPayload)).toEqual(script)
  })
})

describeEachStorage('files of a %s', (context) => {
  test('what no record names is not there', async () => {
    const files = checkedFiles(context.storage, () => undefined)
    await context.storage.putRelease(sealed(), new Map([...copies(), ['stray.js', script]]))
    expect(await files.read('mf-x', '1', 'stray.js', 'identity')).toBe('missing')
    expect(await files.read('mf-x', '2', NAME, 'identity')).toBe('missing')
  })

  test("what this machine keeps and is wrong is read anew: a record of before, a broken copy of a bucket's file", async () => {
    const altered: string[] = []
    const files = checkedFiles(context.storage, (place) => altered.push(place))
    await context.storage.putRelease(sealed(), copies())
    expect(await textOf(files)).toBe(String(script))
    if (context.kind === 'bucket') {
      const kept = (await readdir(context.backend.parent, { recursive: true })).find((file) =>
        file.endsWith(`/1/${NAME}`),
      )
      await writeFile(join(context.backend.parent, kept!), 'console.')
      expect(await textOf(files)).toBe(String(script))
    } else {
      const other = Buffer.from('console.log("again")')
      await context.storage.removeRelease('mf-x', '1')
      await context.storage.putRelease(sealed(other), new Map([[NAME, other]]))
      expect(await textOf(files)).toBe(String(other))
    }
    expect(altered).toEqual([])
  })
})
