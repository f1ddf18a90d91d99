import type { S3Client } from '@aws-sdk/client-s3'
import { KeyProblem, StorageProblem, Unavailable } from '../model/problems'

/** Environment settings for reaching a bucket. */
export interface BucketSettings {
  /** URL of an S3-compatible server; defaults to Amazon's own. */
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
}

/** An object and its ETag. */
export interface Stored {
  body: Buffer
  tag: string
}

/** Precondition of a write: the object still has this ETag, or does not exist. */
export type Condition = { tag: string } | 'absent'

/** Objects below one prefix of a bucket. */
export interface Bucket {
  get(key: string): Promise<Stored | undefined>
  tagOf(key: string, patienceMs: number): Promise<string | undefined>
  /** Writes an object atomically. Resolves with false if the condition does not hold. */
  put(key: string, body: Buffer | string, condition?: Condition): Promise<boolean>
  /** Keys below `prefix`, sorted, with ETag, size and time of the last write. */
  list(prefix: string): Promise<{ key: string; tag: string; bytes: number; at: Date }[]>
  /** The next path segments of the keys below `prefix`. */
  folders(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/
const PATIENCE_MS = 15_000
const GONE = new Set([404])
// 409: a concurrent conditional write won.
const LOST = new Set([409, 412])

const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0

/** Of 404, that it is about the object: neither a missing bucket nor the page of somebody else says that. */
const saysMissing = (error: unknown): boolean =>
  statusOf(error) !== 404 || ['NoSuchKey', 'NotFound'].includes((error as Error).name)

const textOf = (error: unknown): string => {
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  return [...new Set([code ?? name, message])].filter(Boolean).join(': ') || 'no reason given'
}

// Loaded on demand: a folder storage does not need it.
const sdk = () => {
  // Suppress the SDK's warning about future Node versions, which would appear in the output of every command.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  return import('@aws-sdk/client-s3')
}

/**
 * @param location `s3://bucket/prefix`
 * @param patience how long a request may take, ms
 */
export function openBucket(
  location: string,
  settings: BucketSettings = process.env,
  patience: number = PATIENCE_MS,
): Bucket {
  const [, Bucket, folder = ''] = ADDRESS.exec(location) ?? []
  if (!Bucket) throw new Unavailable(`'${location}' is no address of a bucket: s3://bucket/prefix`)
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region = 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new KeyProblem('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY go together: one of them is missing')
  const root = folder ? `${folder}/` : ''

  let opened: S3Client | undefined
  const client = async (): Promise<S3Client> => {
    const { S3Client } = await sdk()
    return (opened ??= new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      maxAttempts: 2,
      // Servers other than Amazon's do not support the SDK's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 2_000,
        requestTimeout: patience,
        socketTimeout: patience,
        // Without it, a bucket that does not answer is only warned of.
        throwOnRequestTimeout: true,
      },
    }))
  }

  /** Runs a request. Returns `missing` if the object does not exist. */
  async function call<T, Missing>(
    work: (client: S3Client, abortSignal: AbortSignal) => Promise<T>,
    missing: Missing,
    codes = GONE,
    patienceMs = patience,
  ): Promise<T | Missing> {
    try {
      return await work(await client(), AbortSignal.timeout(patienceMs))
    } catch (error) {
      if (error instanceof StorageProblem) throw error
      if (codes.has(statusOf(error)) && saysMissing(error)) return missing
      throw new Unavailable(`The storage ${location} does not answer: ${textOf(error)}`, { cause: error })
    }
  }

  return {
    get: (key) =>
      call(async (s3, abortSignal) => {
        const { GetObjectCommand } = await sdk()
        const { Body, ETag } = await s3.send(new GetObjectCommand({ Bucket, Key: root + key }), { abortSignal })
        return { body: Buffer.from(await Body!.transformToByteArray()), tag: ETag! }
      }, undefined),
    tagOf: (key, patienceMs) =>
      call(
        async (s3, abortSignal) => {
          const { HeadObjectCommand } = await sdk()
          return (await s3.send(new HeadObjectCommand({ Bucket, Key: root + key }), { abortSignal })).ETag
        },
        undefined,
        GONE,
        patienceMs,
      ),
    put: (key, body, condition) =>
      call(
        async (s3, abortSignal) => {
          const { PutObjectCommand } = await sdk()
          const only = condition === 'absent' ? { IfNoneMatch: '*' } : condition && { IfMatch: condition.tag }
          await s3.send(new PutObjectCommand({ Bucket, Key: root + key, Body: body, ...only }), { abortSignal })
          return true as boolean
        },
        false,
        condition ? new Set([...LOST, ...GONE]) : new Set(),
      ),
    list: async (prefix) => {
      const { paginateListObjectsV2 } = await sdk()
      return call(async (s3) => {
        const found = []
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client: s3 },
          { Bucket, Prefix: root + prefix },
        )) {
          for (const { Key, ETag, Size, LastModified } of Contents) {
            found.push({
              key: Key!.slice(root.length),
              tag: ETag ?? '',
              bytes: Size ?? 0,
              at: LastModified ?? new Date(0),
            })
          }
        }
        return found.sort((a, b) => (a.key < b.key ? -1 : 1))
      }, [])
    },
    folders: async (prefix) => {
      const { paginateListObjectsV2 } = await sdk()
      return call(async (s3) => {
        const found = []
        for await (const { CommonPrefixes = [] } of paginateListObjectsV2(
          { client: s3 },
          { Bucket, Prefix: root + prefix, Delimiter: '/' },
        )) {
          for (const { Prefix } of CommonPrefixes) found.push(Prefix!.slice((root + prefix).length, -1))
        }
        return found.sort()
      }, [])
    },
    remove: async (key) => {
      await call(async (s3, abortSignal) => {
        const { DeleteObjectCommand } = await sdk()
        await s3.send(new DeleteObjectCommand({ Bucket, Key: root + key }), { abortSignal })
      }, undefined)
    },
  }
}
