declare module 's3rver' {
  import type { IncomingMessage, Server } from 'node:http'

  /** The parts used by the tests. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets?: boolean
      configureBuckets: { name: string }[]
    })
    middleware: ((context: BucketContext, next: () => Promise<void>) => Promise<void>)[]
    store: BucketStore
    run(): Promise<{ port: number }>
    close(): Promise<void>
    httpServer: Server
  }

  export interface BucketContext {
    method: string
    path: string
    status: number
    type: string
    body: unknown
    req: IncomingMessage
    get(header: string): string
  }

  export interface BucketStore {
    getMetadata(bucket: string, key: string): Promise<{ etag: string }>
    getResourcePath(bucket: string, key: string, kind: 'object'): string
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
    putObject(object: {
      bucket: string
      key: string
      content: Buffer | AsyncIterable<Buffer>
      metadata: object
    }): Promise<{ size: number; md5: string }>
  }
}
