import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BucketContext, BucketStore } from 's3rver'
import S3rver from 's3rver'
import type { BucketSettings } from '../storage/bucket'

/** An S3-compatible server for tests. */
export interface BucketServer {
  settings: BucketSettings
  /** Requests so far, newest last: `PUT /bucket/key`. */
  asked: string[]
  /** Answers matching requests (`PUT /bucket/key`) with 503 from now on, by default all; `fail(() => false)` ends that. */
  fail(chosen?: (line: string) => boolean): void
  close(): Promise<void>
}

async function bytesOf(content: Buffer | AsyncIterable<Buffer>): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

/** s3rver overwrites the file while others read it; S3 replaces objects atomically. */
function makeWritesWhole(store: BucketStore): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const body = await bytesOf(content)
    const file = store.getResourcePath(bucket, key, 'object')
    const md5 = createHash('md5').update(body).digest('hex')
    await mkdir(dirname(file), { recursive: true })
    const beside = `${file}.${randomUUID()}`
    await writeFile(beside, body)
    await rename(beside, file)
    await store.putMetadata(bucket, key, metadata, md5)
    return { size: body.length, md5 }
  }
}

/** s3rver ignores If-Match and If-None-Match on writes, where S3 answers 412. Requests for the same object are serialised. */
function keepConditions(store: BucketStore) {
  const lanes = new Map<string, Promise<unknown>>()

  const decide = async (context: BucketContext, next: () => Promise<void>) => {
    const match = context.get('if-match')
    const noneMatch = context.get('if-none-match')
    if (context.method === 'PUT' && (match || noneMatch)) {
      const [, bucket = '', ...key] = decodeURIComponent(context.path).split('/')
      const etag = await store.getMetadata(bucket, key.join('/')).then(
        (found) => found.etag,
        () => undefined,
      )
      if (match ? match !== etag : etag !== undefined) {
        context.req.resume()
        context.status = match && etag === undefined ? 404 : 412
        context.type = 'application/xml'
        context.body = `<Error><Code>${context.status === 404 ? 'NoSuchKey' : 'PreconditionFailed'}</Code><Message>At least one of the pre-conditions you specified did not hold</Message></Error>`
        return
      }
    }
    await next()
  }

  return (context: BucketContext, next: () => Promise<void>): Promise<void> => {
    const turn = (lanes.get(context.path) ?? Promise.resolve()).then(() => decide(context, next))
    lanes.set(
      context.path,
      turn.catch(() => {}),
    )
    return turn
  }
}

/** Starts s3rver on a free port with one bucket, `releases`, and with S3's semantics for conditional writes. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'samspel-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'releases' }],
  })
  const asked: string[] = []
  let failing = (_line: string) => false
  makeWritesWhole(server.store)
  const conditions = keepConditions(server.store)
  server.middleware.unshift(async (context, next) => {
    const line = `${context.method} ${context.path}`
    asked.push(line)
    if (!failing(line)) return conditions(context, next)
    context.req.resume()
    context.status = 503
    context.body = ''
  })
  const { port } = await server.run()
  return {
    asked,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    fail(chosen = () => true) {
      failing = chosen
    },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
