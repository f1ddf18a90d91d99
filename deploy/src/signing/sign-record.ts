import type { KeyObject } from 'node:crypto'
import { isRecord } from '../is-record'
import { Unreadable, Untrusted } from '../model/problems'
import type { ReleaseRecord } from '../model/records'
import { isEnvelope, keyId, parseJson, sealAs, unsealAs } from './envelope'

/** Media type of a signed release record. */
export const RECORD_TYPE = 'application/vnd.samspel.release+json'

/** A record as it is stored: an envelope around it. */
export const sealRecord = (record: ReleaseRecord, key: KeyObject): string => sealAs(RECORD_TYPE, record, key)

const isReleaseRecord = (value: unknown): value is ReleaseRecord =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.inputs === 'string' &&
  isRecord(value.release) &&
  typeof value.release.version === 'string'

/** A stored record, and the id of the key in its envelope; none of one from before records were signed. */
export interface Unsealed {
  record: ReleaseRecord
  signedBy: string | undefined
}

/**
 * The stored record of `name@version`. Throws {@link Untrusted} for one that none of the keys has signed, that is another release's, or that is
 * not signed at all where `mayBeUnsigned` says no.
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

/** Must this record be signed (again) with the key in use? */
export const needsKey = ({ signedBy }: Unsealed, key: KeyObject): boolean => signedBy !== keyId(key)
