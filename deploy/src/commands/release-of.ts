import type { PublishedData } from '../build/build-data'
import { pack } from '../build/pack'
import { remoteRelease, shellRelease } from '../build/release'
import type { Finding } from '../gate/finding'
import { checkSize } from '../gate/size'
import type { Provenance } from '../model/records'
import { SBOM_FILE } from '../model/records'
import { digestOf, sbomText } from '../provenance/sbom'
import { releasePath } from '../storage/paths'
import type { ReleaseRecord } from '../storage/storage'

/** A finished build in its folder. */
export interface Build {
  name: string
  version: string
  /** Hash that distinguishes this build from others of the same version. */
  inputs: string
  folder: string
  /** Contents of its build.json. */
  data: PublishedData
}

/** Creates the release record of a build, and its files with compressed copies and the list of what it contains. */
export async function releaseOf(
  { name, version, inputs, folder, data }: Build,
  by: string,
  from: Provenance = { unsigned: true },
): Promise<{ record: ReleaseRecord; files: Map<string, Buffer> }> {
  const base = releasePath(name, version)
  const { files, facts } = await pack(folder, base)
  const sbom = Buffer.from(sbomText({ name, version, inputs, commit: from.commit }, data.packages))
  files.set(SBOM_FILE, sbom)
  const provenance: Provenance = { ...from, sbom: digestOf(sbom) }
  const common = {
    name,
    inputs,
    publishedAt: new Date().toISOString(),
    publishedBy: by,
    provenance,
    stored: digestsOf(files),
  }
  const record: ReleaseRecord =
    data.kind === 'shell'
      ? { ...common, kind: 'shell', release: shellRelease(data, version, base, facts) }
      : { ...common, kind: 'remote', release: remoteRelease(data, version, base, facts) }
  return { record, files }
}

const digestsOf = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries([...files].map(([file, contents]) => [file, digestOf(contents)]))

/** Findings of the gate about a build's size. */
export const sizeFindings = (record: ReleaseRecord, data: PublishedData): Finding[] =>
  record.kind === 'remote' ? checkSize(record.name, record.release, data.remote?.manifest.budget) : []
