import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { camelizeKeys, type EndpointKey, uploadLimits } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import type { SessionFacts, Tokens } from '../auth/sessions'
import type { Db } from '../db/transact'
import { AppError, fileTooLarge, invalid } from '../errors'
import { bearer } from './authenticate'
import { browserInWords } from './browser'
import type { AppContext, Call } from './call'
import { codecOf } from './endpoint-codec'
import { anonymousCallerId, minAnonymousKey, once } from './idempotency'
import { onReplicaOrPrimary } from './read-own-writes'
import { tellTheEdge } from './tell-the-edge'

type AnyHandler = (call: Call) => Promise<unknown>
type Values = Record<string, unknown>

const readKey = (request: FastifyRequest, { idempotent }: Endpoint): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  const shortest = idempotent && request.caller.kind === 'anonymous' ? minAnonymousKey : 1
  if (typeof key !== 'string' || key.length > 200 || key.length < shortest)
    throw invalid({ idempotencyKey: ['invalid'] })
  return key
}

const readFile = async (request: FastifyRequest, bytes = uploadLimits.bytes): Promise<Buffer> => {
  if (!request.isMultipart()) throw invalid({ file: ['required'] })
  const read = async () => {
    const part = await request.file({ limits: { fileSize: bytes } })
    return part && { ...part, content: await part.toBuffer() }
  }
  const part = await read().catch((error: { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw fileTooLarge(bytes)
    // The parser's own errors are about the request, and have neither a status nor a code that says so.
    request.log.info({ reason: error.code ?? (error as Error).name }, 'a multipart body could not be read')
    throw new AppError('malformed_request')
  })
  if (part?.fieldname !== 'file') throw invalid({ file: ['required'] })
  // A file cut off at the limit looks complete to its reader.
  if (part.file.truncated) throw fileTooLarge(bytes)
  return part.content
}

/** Builds the route handler of one endpoint: parse, validate, call, serialise. */
export const endpointRoute = (
  context: AppContext,
  tokens: Tokens,
  key: EndpointKey,
  endpoint: Endpoint,
  handler: AnyHandler,
  checkAnswers: boolean,
): RouteOptions['handler'] => {
  const { readQuery, readBody, validateParams, write, answerShape } = codecOf(endpoint)
  const shape = checkAnswers ? answerShape : undefined

  const answerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const params = request.params as Values
    if (validateParams && (JSON.stringify(params).includes('\\u0000') || validateParams(params)))
      throw new AppError(endpoint.notFound ?? 'not_found')
    const query = readQuery(request.query)
    const body = readBody(request.body)
    const idempotencyKey = readKey(request, endpoint)
    if (!idempotencyKey && endpoint.idempotent === 'required') throw invalid({ idempotencyKey: ['required'] })

    const { caller } = request
    const now = context.now()
    const call = {
      params,
      query,
      body,
      caller,
      idempotencyKey,
      now,
      live: context.live,
      config: context.config,
      log: request.log,
      setSession: (session: SessionFacts) => {
        void reply.header('Authorization', bearer(tokens.sign(session, now)))
        const { role, companyId } = session
        if (role && companyId) tellTheEdge({ kind: 'user', role, companyId }, { request, reply }, context.config)
      },
      browser: browserInWords(request.headers['user-agent']),
      readFile: () => readFile(request, endpoint.fileBytes),
      http: { request, reply },
    } as unknown as Call
    const run = (onDb: Db): Promise<unknown> =>
      endpoint.idempotent && idempotencyKey
        ? once(
            {
              db: onDb,
              callerId: caller.kind === 'anonymous' ? anonymousCallerId : caller.id,
              key: idempotencyKey,
              target: JSON.stringify([key, params, query]),
              body,
            },
            (trx) => handler({ ...call, db: trx } as Call),
          )
        : handler({ ...call, db: onDb } as Call)
    return context.replicas
      ? onReplicaOrPrimary(context.replicas, { primary: context.db, endpoint, request, reply }, run)
      : run(context.db)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await answerOf(request, reply)

    if (endpoint.kind === 'stream') return reply
    if (endpoint.method === 'HEAD') return reply.code(200).send()
    if (!write) return reply.code(204).send()
    if (shape && !shape().Check(camelizeKeys(write(answer)))) {
      throw new Error(
        `The answer of ${key} does not fit the contract: ${JSON.stringify(
          shape()
            .Errors(camelizeKeys(write(answer)))
            .slice(0, 3),
        )}`,
      )
    }
    return reply.send(write(answer))
  }
}
