import { mediaLimits } from '@samspel/api/media-limits'
import type { Actor, Answer, TestApi } from './test-api'

/** What a browser says of a file that it sends. */
export interface Sent {
  purpose: 'draft' | 'message'
  forId: string
  instagramerId: string
  name: string
  type: string
  bytes: number
  durationMs: number
  content: Buffer
}

/** A file as the API tells of it. */
interface MediaOnWire {
  id: string
  kind: string
  state: string
  received_parts: number[]
  url: string | null
  preview_url: string | null
}
type MediaAnswer = Answer & { body: { media_file: MediaOnWire } }

/** The heading of an MP4 file, then bytes that differ from place to place. */
export const filmOf = (bytes: number): Buffer => {
  const film = Buffer.alloc(bytes)
  for (let at = 0; at < bytes; at += 1) film[at] = (at * 31 + (at >> 8)) & 0xff
  Buffer.from([0, 0, 0, 24]).copy(film)
  Buffer.from('ftypisom\0\0\x02\0isommp41').copy(film, 4)
  return film
}

const multipart = (content: Buffer) => ({
  payload: Buffer.concat([
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n',
    ),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]),
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
})

/** Sends files in parts as a browser does. */
export const mediaHands = (api: TestApi) => {
  const at = '/api/media_files'
  const ask = (
    who: Actor,
    { purpose = 'draft', forId, instagramerId, name = 'a', type, bytes, durationMs, content }: Partial<Sent>,
  ) =>
    api.call(who, 'POST', at, {
      body: {
        media_file: {
          purpose,
          for_id: forId,
          ...(instagramerId && { instagramer_id: instagramerId }),
          name,
          type,
          bytes: bytes ?? content?.length,
          ...(durationMs !== undefined && { duration_ms: durationMs }),
        },
      },
    })
  const begin = async (who: Actor, asked: Partial<Sent>) => {
    const { status, body } = await ask(who, asked)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as { media_file: MediaOnWire }
  }
  const raw = (who: Actor, id: string, part: number, content: Buffer) =>
    api.call(who, 'PUT', `${at}/${id}/parts/${part}`, multipart(content))
  const part = async (who: Actor, id: string, number: number, whole: Buffer) => {
    const from = (number - 1) * mediaLimits.partBytes
    const { status, body } = await raw(who, id, number, whole.subarray(from, from + mediaLimits.partBytes))
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  }
  const finish = async (who: Actor, id: string) => (await api.call(who, 'POST', `${at}/${id}/finish`)) as MediaAnswer
  return {
    ask,
    begin,
    raw,
    part,
    finish,
    read: async (who: Actor, id: string) => (await api.call(who, 'GET', `${at}/${id}`)) as MediaAnswer,
    poster: async (who: Actor, id: string, content: Buffer) =>
      (await api.call(who, 'PUT', `${at}/${id}/poster`, multipart(content))) as MediaAnswer,
    drop: (who: Actor, id: string) => api.call(who, 'DELETE', `${at}/${id}`),
    /** A whole file, from its announcement to its address. */
    send: async (who: Actor, asked: Partial<Sent> & { content: Buffer }) => {
      const { media_file: begun } = await begin(who, asked)
      for (let number = 1; (number - 1) * mediaLimits.partBytes < asked.content.length; number += 1)
        await part(who, begun.id, number, asked.content)
      const { status, body } = await finish(who, begun.id)
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body.media_file
    },
    get: (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers }),
  }
}
