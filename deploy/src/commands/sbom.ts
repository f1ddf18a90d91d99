import { SBOM_FILE } from '../model/records'
import { digestOf } from '../provenance/sbom'
import { liveOf } from '../registry/change'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'

/**
 * The list of what a release contains, as stored. Throws {@link Refused} if there is none, or it is not the one that the record names.
 * @param version the live one when left out
 */
export async function readSbom(storage: Storage, name: string, version: string | undefined): Promise<Buffer> {
  const wanted = version ?? liveOf(await storage.readRegistry(), name)?.version
  if (wanted === undefined) throw new Refused(`nothing of ${name} is live; name a version: sbom ${name}@…`, 'unknown')
  const record = await storage.readRelease(name, wanted)
  if (!record) throw new Refused(`${name}@${wanted} was never published here`, 'never_published')
  const contents = record.provenance?.sbom && (await storage.readFile(name, wanted, SBOM_FILE, true))
  if (!contents)
    throw new Refused(`${name}@${wanted} was published without a list of what it contains; publish it again`, 'unknown')
  if (digestOf(contents) !== record.provenance?.sbom)
    throw new Refused(`the list of ${name}@${wanted} is not the one that was published`, 'storage_problem')
  return contents
}
