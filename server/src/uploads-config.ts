import type { settings, ValuesOf } from './settings'

/** A folder in an S3-compatible bucket. */
export interface BucketConfig {
  bucket: string
  /** Without leading or trailing slashes; empty for the whole bucket. */
  folder: string
  /** Endpoint of a server other than Amazon's. */
  endpoint: string | undefined
  region: string
  /** When absent, the machine's own credentials are used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Where uploads are stored; undefined: in the data folder. */
export const uploadsOf = (values: ValuesOf<typeof settings>): BucketConfig | undefined => {
  if (!values.UPLOADS_URL) return undefined
  const { hostname: bucket, pathname } = new URL(values.UPLOADS_URL)
  const [accessKeyId, secretAccessKey] = [values.AWS_ACCESS_KEY_ID, values.AWS_SECRET_ACCESS_KEY]
  return {
    bucket,
    folder: pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}
