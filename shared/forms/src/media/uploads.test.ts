/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { DraftMedia, MediaFile } from '@samspel/api'
import { mediaLimits } from '@samspel/api/media-limits'
import type { KeptUpload, MediaCalls, MediaOutcome, MediaUpload } from './media-upload'
import { prepareAttachment, prepareMedia } from './prepare'
import { sendMedia } from './send-media'
import { createMediaUploads } from './uploads'

const partBytes = 10
const refused = (status: number, more: Partial<Extract<MediaOutcome, { ok: false }>> = {}): MediaOutcome => ({
  ok: false,
  status,
  ids: [],
  ...more,
})

/** A server that keeps parts, and does once what `plan` says for a call before it answers as usual. */
const fakeServer = (plan: Record<string, MediaOutcome[]> = {}) => {
  const files = new Map<string, MediaFile>()
  const calls: string[] = []
  const or = (name: string, usual: () => MediaOutcome): Promise<MediaOutcome> => {
    calls.push(name)
    return Promise.resolve(plan[name]?.shift() ?? usual())
  }
  const found = (id: string, then: (file: MediaFile) => MediaOutcome) => {
    const file = files.get(id)
    return file ? then(file) : refused(404)
  }
  const ok = (file: MediaFile): MediaOutcome => ({
    ok: true,
    file: { ...file, receivedParts: [...file.receivedParts] },
  })
  const server: MediaCalls = {
    begin: ({ name, bytes, durationMs }) =>
      or('begin', () => {
        const id = `m${files.size + 1}`
        const file: MediaFile = {
          id,
          name,
          bytes,
          partBytes,
          kind: 'picture',
          state: 'uploading',
          receivedParts: [],
          url: null,
          previewUrl: null,
          width: null,
          height: null,
          durationMs: durationMs ?? null,
        }
        files.set(id, file)
        return ok(file)
      }),
    read: (id) => or('read', () => found(id, ok)),
    part: (id, { number, onProgress }) =>
      or(`part ${number}`, () =>
        found(id, (file) => {
          onProgress(5)
          if (!file.receivedParts.includes(number)) file.receivedParts.push(number)
          return ok(file)
        }),
      ),
    poster: (id) => or('poster', () => found(id, ok)),
    finish: (id) =>
      or('finish', () =>
        found(id, (file) => {
          if (file.receivedParts.length < Math.ceil(file.bytes / partBytes))
            return refused(422, { ids: ['incomplete'] })
          file.state = 'ready'
          return ok(file)
        }),
      ),
    drop: (id) => or('drop', () => (files.delete(id) ? { ok: true, file: undefined } : refused(404))),
  }
  return { server, files, calls }
}

const setUp = (
  plan: Record<string, MediaOutcome[]> = {},
  stored = new Map<string, KeptUpload>(),
  known = fakeServer(plan),
) => {
  const waits: number[] = []
  const states: string[] = []
  let isOnline = true
  let listeners: (() => void)[] = []
  const uploads = createMediaUploads({
    calls: known.server,
    hasRoom: (there, kind) => there.filter((each) => each.kind === kind).length < (kind === 'film' ? 1 : 10),
    prepare: (file) => Promise.resolve({ content: file, kind: file.type.startsWith('video') ? 'film' : 'picture' }),
    files: {
      read: (name) => Promise.resolve(stored.get(name)),
      write: (name, value) => Promise.resolve(stored.set(name, value)),
      remove: (name) => Promise.resolve(stored.delete(name)),
    },
    patience: {
      isOnline: () => isOnline,
      wait: (milliseconds) => {
        waits.push(milliseconds)
        return Promise.resolve()
      },
    },
    tell: (shown) => {
      for (const { state } of shown) if (states.at(-1) !== state) states.push(state)
      listeners = listeners.filter((listener) => (listener(), true))
    },
  })
  /** The first that is settled, or as `is` says. */
  const until = (is: (shown: readonly MediaUpload[]) => boolean) =>
    new Promise<readonly MediaUpload[]>((resolve) => {
      const look = () => is(uploads.list()) && resolve(uploads.list())
      listeners.push(look)
      look()
    })
  const settled = () => until((shown) => shown.every(({ state }) => state === 'ready' || state === 'failed'))
  return { ...known, uploads, waits, states, stored, until, settled, goOffline: (to: boolean) => (isOnline = !to) }
}
const photo = (bytes = 25, name = 'a.jpg') => new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' })

test('a file is sent in parts and is there', async () => {
  const { uploads, settled, calls, stored } = setUp()
  uploads.add([photo()])
  expect(await settled()).toMatchObject([{ state: 'ready', progress: 1, id: 'm1' }])
  expect(calls).toEqual(['begin', 'part 1', 'part 2', 'part 3', 'finish'])
  expect([...stored.keys()]).toEqual([])
})

test('after a break in the middle it goes on with the part that failed', async () => {
  const { uploads, settled, calls, states, goOffline } = setUp({ 'part 2': [refused(0), refused(0)] })
  goOffline(true)
  uploads.add([photo()])
  expect(await settled()).toMatchObject([{ state: 'ready' }])
  expect(calls).toEqual(['begin', 'part 1', 'part 2', 'part 2', 'part 2', 'part 3', 'finish'])
  expect(states).toContain('offline')
})

test('a server that asks for patience is asked again after the time it names', async () => {
  const { uploads, settled, waits } = setUp({ 'part 1': [refused(429, { retryAfterMs: 7_000 }), refused(503)] })
  uploads.add([photo()])
  expect(await settled()).toMatchObject([{ state: 'ready' }])
  expect(waits).toEqual([7_000, 2_000])
})

test('a server that keeps failing is given up, and tried again on request from where it was', async () => {
  const { uploads, settled, calls } = setUp({ 'part 2': Array.from({ length: 6 }, () => refused(500)) })
  uploads.add([photo()])
  expect(await settled()).toMatchObject([{ state: 'failed', reason: 'other', canRetry: true }])
  calls.length = 0
  uploads.retry(uploads.list()[0]!.key)
  expect(await settled()).toMatchObject([{ state: 'ready' }])
  expect(calls).toEqual(['read', 'part 2', 'part 3', 'finish'])
})

test.each([
  ['begin', refused(422, { ids: ['too_large'] }), 'picture_too_large'],
  ['begin', refused(422, { id: 'limit_reached' }), 'full'],
  ['part 1', refused(413), 'picture_too_large'],
  ['finish', refused(422, { ids: ['file_type'] }), 'type'],
  ['finish', refused(422, { ids: ['heic_image'] }), 'heic'],
  ['finish', refused(422, { ids: ['animated_image'] }), 'animated'],
] as const)('a refusal of %s is final and says why: %j', async (call, answer, reason) => {
  const { uploads, settled } = setUp({ [call]: [answer] })
  uploads.add([photo(), photo(5, 'b.jpg')])
  expect(await settled()).toMatchObject([{ state: 'failed', reason, canRetry: false }, { state: 'ready' }])
})

test('a part that the server has lost is sent again', async () => {
  const { uploads, settled, calls } = setUp({ finish: [refused(422, { ids: ['incomplete'] })] })
  uploads.add([photo(5)])
  expect(await settled()).toMatchObject([{ state: 'ready' }])
  expect(calls).toEqual(['begin', 'part 1', 'finish', 'read', 'finish'])
})

const shownBy = (id: string, url = ''): DraftMedia => ({
  id,
  url,
  kind: 'picture',
  previewUrl: null,
  width: null,
  height: null,
  durationMs: null,
  bytes: 25,
  alt: 'Hylsan',
})

test('after a reload a file on its way goes on where it was; without its contents it says so', async () => {
  const first = setUp({ 'part 2': Array.from({ length: 6 }, () => refused(500)) })
  first.uploads.add([photo()])
  await first.settled()
  first.calls.length = 0
  const later = setUp({}, first.stored, first)
  later.uploads.restore([shownBy('m1'), shownBy('m9', '/there.webp'), shownBy('m8')])
  expect(await later.settled()).toMatchObject([
    { id: 'm1', state: 'ready', alt: 'Hylsan', name: 'a.jpg' },
    { id: 'm9', state: 'ready', preview: '/there.webp' },
    { id: 'm8', state: 'failed', reason: 'gone' },
  ])
  expect(first.calls).toEqual(['read', 'part 2', 'part 3', 'finish'])
})

test('a file that has gone by age is begun anew', async () => {
  const { uploads, settled, calls, stored } = setUp()
  stored.set('media-m7', { content: photo(5), kind: 'picture', name: 'a.jpg' })
  uploads.restore([shownBy('m7')])
  expect(await settled()).toMatchObject([{ id: 'm1', state: 'ready' }])
  expect(calls.slice(0, 2)).toEqual(['read', 'begin'])
})

test('one that is taken out while it is sent stops, and is dropped', async () => {
  const { uploads, until, settled, calls, files } = setUp()
  uploads.add([photo(200), photo(5, 'b.jpg')])
  await until(([one]) => one?.id !== undefined)
  uploads.remove(uploads.list()[0]!.key)
  expect(await settled()).toMatchObject([{ name: 'b.jpg', state: 'ready' }])
  expect(calls.slice(calls.indexOf('drop') + 1)).toEqual(['begin', 'part 1', 'finish'])
  expect([...files.values()].map(({ name }) => name)).toEqual(['b.jpg'])
})

test('one that is there is taken out without being dropped: the draft may come back', async () => {
  const { uploads, settled, calls } = setUp()
  uploads.add([photo(5)])
  await settled()
  uploads.remove(uploads.list()[0]!.key)
  expect([uploads.list(), calls.includes('drop')]).toEqual([[], false])
})

test('of a file that is known here the server says the description alone', async () => {
  const { uploads, settled } = setUp()
  uploads.add([photo(5)])
  await settled()
  uploads.describe(uploads.list()[0]!.key, 'Här')
  uploads.restore([{ ...shownBy('m1'), alt: 'Från en annan flik' }])
  expect(uploads.list()).toMatchObject([{ id: 'm1', name: 'a.jpg', state: 'ready', alt: 'Från en annan flik' }])
})

test('those that are there are taken out to be sent, and the others stay and go on', async () => {
  const { uploads, settled, calls } = setUp({ 'part 1': [refused(422, { ids: ['file_type'] })] })
  uploads.add([photo(5, 'refused.jpg'), photo(5, 'a.jpg')])
  await settled()
  expect(uploads.take().map(({ id, name }) => [id, name])).toEqual([['m2', 'a.jpg']])
  expect(uploads.list().map(({ name }) => name)).toEqual(['refused.jpg'])
  expect([uploads.take(), calls.includes('drop')]).toEqual([[], false])
})

test('a PDF is taken for a message alone, and one that is too large says so, here or at the server', async () => {
  const paper = new File(['abc'], 'avtal.pdf')
  expect(await prepareMedia(paper)).toEqual({ reason: 'type' })
  const made = await prepareAttachment(paper)
  expect(made).toMatchObject({ kind: 'document', content: { type: 'application/pdf', size: 3 } })
  const large = Object.defineProperty(new File(['x'], 'a.pdf'), 'size', { value: mediaLimits.documentBytes + 1 })
  expect(await prepareAttachment(large)).toEqual({ reason: 'document_too_large' })
  const outcome = await sendMedia(
    fakeServer({ begin: [refused(413)] }).server,
    { content: paper, kind: 'document', name: 'avtal.pdf' },
    {
      told: { begun: () => undefined, progress: () => undefined, offline: () => undefined },
      patience: { wait: () => Promise.resolve(), isOnline: () => true },
      signal: new AbortController().signal,
    },
  )
  expect(outcome).toEqual({ reason: 'document_too_large', again: false })
})

test('ten pictures and a film fit, in any order that one gives them', async () => {
  const { uploads, settled } = setUp()
  const film = (name: string) => new File(['x'], name, { type: 'video/mp4' })
  expect(
    uploads.add([...Array.from({ length: 11 }, (_, n) => photo(1, `${n}.jpg`)), film('a.mp4'), film('b.mp4')]),
  ).toBe(2)
  uploads.move(uploads.list()[10]!.key, 0)
  const names = (await settled()).map(({ name }) => name)
  expect([names.length, names[0], names[1]]).toEqual([11, 'a.mp4', '0.jpg'])
})
