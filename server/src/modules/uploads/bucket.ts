import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BucketConfig } from '../../config'
import { AppError } from '../../errors'
import { recorded } from '../../services'
import type { ByteRange } from './storage'

/** Objects under one prefix of a bucket. Calls fail with 503 while the bucket is unavailable. */
export interface Bucket {
  /** The caller must read the stream to its end or destroy it. */
  open: (key: string, range?: ByteRange) => Promise<{ stream: Readable; bytes: number } | undefined>
  read: (key: string) => Promise<Buffer | undefined>
  writtenAt: (key: string) => Promise<number | undefined>
  put: (key: string, content: Buffer, type: string) => Promise<void>
  /** Sends what comes piece by piece; the object is there once it is whole. */
  putPieces: (key: string, pieces: AsyncIterable<Buffer>, type: string) => Promise<void>
  /** Removing a missing object is not an error. */
  remove: (key: string) => Promise<void>
}

const patienceMs = 15_000
/** S3 takes no smaller piece of an object but the last. */
const pieceBytes = 8 * 1024 * 1024

const isMissing = (error: unknown): boolean => {
  // Neither a missing bucket nor the page of somebody else says that an object is not there.
  const { name = '' } = error as { name?: string }
  return ['NoSuchKey', 'NotFound'].includes(name)
}

export const openBucket = (
  { bucket: Bucket, folder, endpoint, region, credentials }: BucketConfig,
  requestTimeout = patienceMs,
): Bucket => {
  // Loaded only when a bucket is configured, since the SDK is large.
  const sdk = () => {
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
    return import('@aws-sdk/client-s3')
  }
  let opened: S3Client | undefined
  const client = async (): Promise<S3Client> => {
    const { S3Client } = await sdk()
    return (opened ??= new S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      maxAttempts: 3,
      // Servers other than Amazon's do not support its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 2_000,
        requestTimeout,
        socketTimeout: requestTimeout,
        // Without it, a bucket that does not answer is only warned of.
        throwOnRequestTimeout: true,
      },
    }))
  }
  const at = (key: string) => ({ Bucket, Key: folder ? `${folder}/${key}` : key })
  const call = async <T>(work: (s3: S3Client) => Promise<T>): Promise<T | undefined> => {
    try {
      return await recorded('files', 'file_stored', async () => work(await client()), isMissing)
    } catch (error) {
      if (isMissing(error)) return undefined
      // What is sent may refuse itself.
      if (error instanceof AppError) throw error
      throw Object.assign(new AppError('unavailable'), { cause: error })
    }
  }
  const open: Bucket['open'] = (key, range) =>
    call(async (s3) => {
      const { GetObjectCommand } = await sdk()
      const { Body, ContentLength } = await s3.send(
        new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      )
      return { stream: Body as Readable, bytes: ContentLength ?? 0 }
    })
  return {
    open,
    read: (key) =>
      call(async (s3) => {
        const { GetObjectCommand } = await sdk()
        const { Body } = await s3.send(new GetObjectCommand(at(key)))
        return Buffer.from(await Body!.transformToByteArray())
      }),
    writtenAt: (key) =>
      call(async (s3) => {
        const { HeadObjectCommand } = await sdk()
        return (await s3.send(new HeadObjectCommand(at(key)))).LastModified?.getTime() ?? 0
      }),
    put: async (key, content, ContentType) => {
      await call(async (s3) => {
        const { PutObjectCommand } = await sdk()
        await s3.send(new PutObjectCommand({ ...at(key), Body: content, ContentType }))
      })
    },
    putPieces: async (key, pieces, ContentType) => {
      await call(async (s3) => {
        const { Upload } = await import('@aws-sdk/lib-storage')
        const params = { ...at(key), Body: Readable.from(pieces), ContentType }
        await new Upload({ client: s3, params, queueSize: 1, partSize: pieceBytes }).done()
      })
    },
    remove: async (key) => {
      await call(async (s3) => {
        const { DeleteObjectCommand } = await sdk()
        await s3.send(new DeleteObjectCommand(at(key)))
      })
    },
  }
}
