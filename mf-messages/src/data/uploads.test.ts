/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { messageLimits } from '@samspel/api/message-rules'
import { createUploads, type Upload } from './uploads'

/** Requests that wait for an answer, in the order in which they were sent. */
let sent: { body: FormData; answer: (status: number, body: object) => void }[] = []
let shown: readonly Upload[] = []
beforeEach(() => {
  sent = []
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => {
    const request = {
      upload: {},
      status: 0,
      responseText: '',
      open: () => undefined,
      setRequestHeader: () => undefined,
      abort: () => undefined,
      onloadend: () => {},
      send: (body: FormData) =>
        sent.push({
          body,
          answer: (status, answer) => {
            Object.assign(request, { status, responseText: JSON.stringify(answer) })
            request.onloadend()
          },
        }),
    }
    return request as never
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

const settled = async (until: () => boolean) => {
  for (let turn = 0; turn < 100 && !until(); turn += 1) await new Promise((resolve) => setTimeout(resolve))
  expect(until()).toBe(true)
}
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })
const uploads = () => createUploads('creator.brand', (next) => (shown = next))
const outcomes = () => shown.map(({ state, reason }) => reason ?? state)

test('a picture of 9.8 MB is sent, one file at a time', async () => {
  uploads().add([file('IMG_1.jpg', 'image/jpeg', 9_800_000), file('IMG_2.jpg', 'image/jpeg')])
  await settled(() => sent.length === 1)
  expect((sent[0]!.body.get('file') as File).size).toBe(9_800_000)
  sent[0]!.answer(200, { file: { id: '1' } })
  await settled(() => sent.length === 2)
  expect(outcomes()).toEqual(['done', 'sending'])
})

test('what cannot be sent says why at once, and stops nothing else', async () => {
  uploads().add([
    file('IMG_1.HEIC', ''),
    file('film.mp4', 'video/mp4'),
    file('avtal.pdf', 'application/pdf', messageLimits.fileBytes + 1),
    file('IMG_2.jpg', 'image/jpeg'),
  ])
  expect(outcomes().slice(0, 3)).toEqual(['heic', 'type', 'too_large'])
  await settled(() => sent.length === 1)
})

test.each([
  [413, {}, 'too_large', false],
  [422, { errors: { file: ['file_too_large'] } }, 'too_large', false],
  [422, { errors: { file: ['too_many_pixels'] } }, 'pixels', false],
  [422, { errors: { file: ['animated_image'] } }, 'animated', false],
  [422, { errors: { file: ['not_an_image'] } }, 'type', false],
  [503, { error: 'unavailable' }, 'other', true],
  [429, { error: 'too_many_requests' }, 'other', true],
])('the answer %s %j is told as it is', async (status, body, reason, canRetry) => {
  uploads().add([file('IMG_1.jpg', 'image/jpeg')])
  await settled(() => sent.length === 1)
  sent[0]!.answer(status, body)
  expect(shown[0]).toMatchObject({ state: 'failed', reason, canRetry })
})
