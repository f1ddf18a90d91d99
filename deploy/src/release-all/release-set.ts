import type { Registry } from '@samspel/federation/registry'
import { checkFit } from '../gate/check'
import type { Finding } from '../gate/finding'
import { refusals } from '../gate/finding'
import { shapesIn, typeFindings } from '../gate/types'
import { liveOf, promoted } from '../registry/change'
import type { ReleaseRecord, Storage } from '../storage/storage'

/** Releases that go live together, each with the registry that it is compared with, and those that do not fit, with their findings. */
export interface Together {
  fit: { record: ReleaseRecord; against: Registry }[]
  unfit: { record: ReleaseRecord; findings: Finding[] }[]
}

const attribution = { by: 'nobody', at: '' }

/**
 * The registry after all the others go live, with this part as it is now, so that a release that drops what others use is still detected.
 */
function around(registry: Registry, records: readonly ReleaseRecord[], { name }: ReleaseRecord): Registry {
  const all = records
    .filter((other) => other.name !== name)
    .reduce((so, record) => promoted(so, record, attribution), registry)
  const own = liveOf(registry, name)
  if (name === 'shell' || !own) return all
  return { ...all, remotes: { ...all.remotes, [name]: registry.remotes[name]! } }
}

/**
 * The shell among releases that go live together, if types that it gives are narrower than those which a remote was built against that stays as it is:
 * one of another repository. It is left out.
 */
export async function shellThatNarrows(
  storage: Storage,
  registry: Registry,
  records: readonly ReleaseRecord[],
): Promise<Together['unfit']> {
  const record = records.find(({ kind }) => kind === 'shell')
  if (!record) return []
  const read = shapesIn(storage)
  const own = await read(record.name, record.release.version)
  const findings = await typeFindings(around(registry, records, record), record, own, read)
  return findings.length > 0 ? [{ record, findings }] : []
}

/** Checks releases that go live together against the resulting page. One that does not fit is removed, and the rest are checked again. */
export function fitTogether(
  registry: Registry,
  all: readonly ReleaseRecord[],
  unfit: Together['unfit'] = [],
): Together {
  const records = all.filter((one) => !unfit.some(({ record }) => record === one))
  const looked = records.map((record) => {
    const against = around(registry, records, record)
    return { record, against, findings: checkFit(against, record) }
  })
  const out = looked.filter(({ findings }) => refusals(findings).length > 0)
  if (out.length === 0) return { fit: looked.map(({ record, against }) => ({ record, against })), unfit }
  // Remove the shell first: a remote that only conflicts with a shell which is not released either is no problem.
  const worst = out.find(({ record }) => record.kind === 'shell') ?? out[0]!
  return fitTogether(registry, records, [...unfit, { record: worst.record, findings: worst.findings }])
}
