import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { AppError } from '../../errors'
import type { PrivateFiles } from './private-files'

export interface PrivateFile {
  key: string
  /** Of the whole file; undefined where only the storage knows, and then it is sent whole. */
  bytes: number | undefined
  type: string
  name: string
  kind: 'inline' | 'attachment'
}

const asHeader = (name: string) =>
  `filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** What a request wants of a file: all of it, one piece, or a piece that is not there. Several pieces at once are answered with all of it. */
const pieceOf = ({ headers }: FastifyRequest, bytes: number | undefined, etag: string) => {
  const { range, 'if-range': ifRange } = headers
  if (!range || bytes === undefined || (ifRange !== undefined && ifRange !== etag)) return 'all'
  const ranges = parseRange(bytes, range)
  if (ranges === -1) return 'outside'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return 'all'
  return ranges[0]!
}

/** Answers with a private file, or the piece of it that was asked for. Whether the caller may read it has been decided before. */
export const sendPrivate = async (
  request: FastifyRequest,
  reply: FastifyReply,
  files: PrivateFiles,
  { key, bytes, type, name, kind }: PrivateFile,
): Promise<FastifyReply> => {
  // What is stored under a key never changes.
  const etag = `"${key.replace(/^.*\//, '')}"`
  const piece = pieceOf(request, bytes, etag)
  void reply
    .header('cache-control', 'private, max-age=3600')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (bytes !== undefined) void reply.header('accept-ranges', 'bytes').header('etag', etag)
  if (piece === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const file = await files.open(key, piece === 'all' ? undefined : piece)
  if (!file) throw new AppError('not_found')
  if (piece !== 'all') void reply.code(206).header('content-range', `bytes ${piece.start}-${piece.end}/${bytes}`)
  return reply
    .header('content-disposition', `${kind}; ${asHeader(name)}`)
    .header('content-length', file.bytes)
    .type(type)
    .send(file.stream)
}
