/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { MessageFile } from '@samspel/api'
import { mediaLimits } from '@samspel/api/media-limits'
import { messageLimits } from '@samspel/api/message-rules'
import { forgetUploads } from '@samspel/forms/media'
import { act, type FakeRoutes, fireEvent, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { Composer } from '../Composer'
import { Files } from '../Files'
import { useAttachments } from '../use-attachments'

const brandId = id(200)

/** Parts that arrive when the test says so, with which answer it says. */
let arrive: ((status?: number) => void)[] = []
const real = globalThis.XMLHttpRequest
beforeEach(() => {
  arrive = []
  localStorage.clear()
  forgetUploads()
  URL.createObjectURL = () => 'blob:x'
  class HeldRequest {
    status = 0
    responseText = '{}'
    upload: { onprogress?: (event: { loaded: number }) => void } = {}
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {}
    send() {
      this.upload.onprogress?.({ loaded: 1 })
      arrive.push((status = 200) => {
        this.status = status
        this.onloadend()
      })
    }
  }
  Object.assign(globalThis, {
    XMLHttpRequest: HeldRequest,
    createImageBitmap: () => Promise.reject(new Error('no pictures here')),
  })
})
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: real })
})

const onSend = jest.fn<(body: string, files: readonly MessageFile[]) => void>()
function Field({ instagramerId }: { instagramerId: string | undefined }) {
  const attachments = useAttachments({ brandId, instagramerId })
  return (
    <Composer
      conversation={`me.${brandId}`}
      name="Havsro"
      brandId={brandId}
      isCreator={instagramerId === undefined}
      context={undefined}
      attachments={attachments}
      onSend={onSend}
    />
  )
}
const mediaFile = (state: 'uploading' | 'ready') => ({
  mediaFile: {
    id: id(801),
    kind: 'document' as const,
    state,
    name: 'avtal.pdf',
    bytes: 3,
    partBytes: mediaLimits.partBytes,
    receivedParts: [],
    url: state === 'ready' ? '/api/media_content/x' : null,
    previewUrl: null,
    width: null,
    height: null,
    durationMs: null,
  },
})
const open = (api: object = {}, instagramerId?: string) => {
  onSend.mockClear()
  const page = (
    <>
      <Field instagramerId={instagramerId} />
      <Toaster />
    </>
  )
  return renderWithApp(page, {
    api: {
      'POST /media_files': wire(mediaFile('uploading')),
      'GET /media_files/:id': wire(mediaFile('uploading')),
      'POST /media_files/:id/finish': wire(mediaFile('ready')),
      'DELETE /media_files/:id': undefined,
      ...api,
    } as FakeRoutes,
  })
}
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })
const pdf = (name = 'avtal.pdf') => new File(['abc'], name, { type: 'application/pdf' })
const ofBytes = (name: string, type: string, size: number) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })

test('a file is begun for its thread, tells how far it has come, and goes with the message once it is there', async () => {
  const { api, user } = open({}, id(401))
  choose(pdf())
  await waitFor(() => expect(arrive).toHaveLength(1))
  expect(api.to('POST /media_files')[0]!.body).toEqual({
    mediaFile: {
      purpose: 'message',
      forId: brandId,
      instagramerId: id(401),
      name: 'avtal.pdf',
      type: 'application/pdf',
      bytes: 3,
    },
  })
  expect(await screen.findByRole('progressbar', { name: 'avtal.pdf, 33 procent' })).toBeTruthy()
  await user.type(screen.getByLabelText('Skriv ett meddelande'), 'Här{Enter}')
  expect(await screen.findByText('Vänta tills filerna har kommit fram.')).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
  act(() => arrive[0]!())
  expect(await screen.findByText('1 kB')).toBeTruthy()
  await user.type(screen.getByLabelText('Skriv ett meddelande'), '{Enter}')
  expect(onSend.mock.calls).toMatchObject([['Här', [{ id: id(801), type: 'application/pdf', name: 'avtal.pdf' }]]])
  expect(screen.queryByText('avtal.pdf')).toBeNull()
})

test('a text does not go off while what sends the files is still being loaded', async () => {
  const { user } = open()
  choose(pdf())
  fireEvent.keyDown(screen.getByLabelText('Skriv ett meddelande'), { key: 'Enter' })
  expect(screen.getByText('Vänta tills filerna har kommit fram.')).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
  await waitFor(() => expect(arrive).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /Ta bort avtal\.pdf/ }))
})

test('one that a server keeps refusing can be tried again, and one on its way can be taken out', async () => {
  const { api, user } = open({ 'POST /media_files': reply(403, { error: 'forbidden' }) })
  choose(pdf())
  expect(await screen.findByText('Kom inte fram')).toBeTruthy()
  api.on({ 'POST /media_files': wire(mediaFile('uploading')) } as FakeRoutes)
  await user.click(screen.getByRole('button', { name: 'Försök igen med avtal.pdf' }))
  await waitFor(() => expect(arrive).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Ta bort avtal.pdf' }))
  await waitFor(() => expect(api.to('DELETE /media_files/:id')).toHaveLength(1))
  expect(screen.queryByText('avtal.pdf')).toBeNull()
})

test.each([
  [() => new File(['x'], 'IMG_1.HEIC', { type: '' }), /^Den här webbläsaren kan inte läsa HEIC/],
  [() => new File(['x'], 'sound.mp3', { type: 'audio/mpeg' }), /^Bara bilder, filmer/],
  [() => ofBytes('avtal.pdf', 'application/pdf', mediaLimits.documentBytes + 1), 'Större än 20 MB (20,1 MB)'],
  [() => ofBytes('bild.jpg', 'image/jpeg', mediaLimits.pictureBytes + 1), 'Större än 20 MB (20,1 MB)'],
  [() => ofBytes('klipp.mp4', 'video/mp4', mediaLimits.filmBytes + 1), 'Större än 200 MB (200,1 MB)'],
])('what cannot be sent says why before anything is sent: %#', async (file, words) => {
  const { api } = open()
  choose(file())
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(api.to('POST /media_files')).toEqual([])
  // A browser that cannot read a picture cannot show it either.
  expect(document.querySelector('img')).toBeNull()
})

test('more files than a message takes are left out, and that is said', async () => {
  open()
  choose(...Array.from({ length: messageLimits.files + 1 }, (_, at) => pdf(`${at}.pdf`)))
  expect(await screen.findByText(`Högst ${messageLimits.files} filer i ett meddelande.`)).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(messageLimits.files))
})

test('in the thread a film plays with its still, and a PDF is a row with name and size', () => {
  const file = (more: Partial<MessageFile>): MessageFile => ({
    id: id(1),
    name: 'klipp.mov',
    type: 'video/quicktime',
    bytes: 2_097_152,
    width: 540,
    height: 960,
    url: '/film',
    previewUrl: '/film?preview=1',
    durationMs: 18_400,
    createdAt: '2026-11-27T10:00:00.000Z',
    ...more,
  })
  const files = [
    file({}),
    file({ id: id(2), name: 'utan.mp4', previewUrl: null }),
    file({ id: id(3), name: 'avtal.pdf', type: 'application/pdf', url: '/pdf', previewUrl: null }),
  ]
  const { container } = renderWithApp(<Files files={files} onOpen={() => undefined} />)
  const films = [...container.querySelectorAll('video')].map((film) =>
    ['src', 'poster', 'preload', 'aria-label', 'controls'].map((name) => film.getAttribute(name)),
  )
  expect(films).toEqual([
    ['/film', '/film?preview=1', 'none', 'klipp.mov', ''],
    ['/film', null, 'metadata', 'utan.mp4', ''],
  ])
  expect(screen.getByText('PDF, 2 MB').closest('a')!.getAttribute('href')).toBe('/pdf')
  expect(screen.queryAllByRole('button')).toEqual([])
})
