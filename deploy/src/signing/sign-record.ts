import type { KeyObject } from 'node:crypto'
import { isRecord } from '../is-record'
import { Unreadable, Untrusted } from '../model/problems'
import type { ReleaseRecord } from '../model/records'
import { isEnvelope, keyId, parseJson, sealAs, unsealAs } from './envelope'

/** Media type of a signed release record. */
export const RECORD_TYPE = 'application/vnd.samspel.release+json'

/** Signs a record and wraps it in an envelope for storage. */
export const sealRecord = (record: ReleaseRecord, key: KeyObject): string => sealAs(RECORD_TYPE, record, key)

const isReleaseRecord = (value: unknown): value is ReleaseRecord =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.inputs === 'string' &&
  isRecord(value.release) &&
  typeof value.release.version === 'string'

/** A record read from storage, and the id of the key named in its envelope; undefined if it predates signed records. */
export interface Unsealed {
  record: ReleaseRecord
  signedBy: string | undefined
}

/**
 * Verifies and returns the stored record of `name@version`. Throws {@link Untrusted} if none of the keys signed it, if it belongs to
 * another release, or if it is unsigned although `mayBeUnsigned` forbids that.
 */
export async function unsealRecord(
  text: string,
  {
    name,
    version,
    keys,
    mayBeUnsigned,
  }: { name: string; version: string; keys: readonly KeyObject[]; mayBeUnsigned: () => Promise<boolean> },
): Promise<Unsealed> {
  const what = `The record of ${name}@${version}`
  const stored = parseJson(text, what)
  const signed = isEnvelope(stored)
  const record = signed ? unsealAs(stored, RECORD_TYPE, keys, what) : stored
  if (!isReleaseRecord(record))
    throw new Unreadable(`${what} holds something else. Remove that release and publish it again.`)
  if (!signed && !(await mayBeUnsigned()))
    throw new Untrusted(`${what} is not signed: it was not published here. Remove that release and publish it again.`)
  if (record.name !== name || record.release.version !== version)
    throw new Untrusted(
      `${what} is that of ${record.name}@${record.release.version}, put in its place. Remove that release and publish it again.`,
    )
  return { record, signedBy: signed ? stored.signatures[0]?.keyid : undefined }
}

/** Whether this record must be signed (again) with the current key. */
export const needsKey = ({ signedBy }: Unsealed, key: KeyObject): boolean => signedBy !== keyId(key)
