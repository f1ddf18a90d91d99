import type { Registry } from '@samspel/federation/registry'
import { checkFit } from '../gate/check'
import type { Finding } from '../gate/finding'
import { refusals } from '../gate/finding'
import { liveOf, promoted } from '../registry/change'
import type { ReleaseRecord } from '../storage/storage'

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

/** Checks releases that go live together against the resulting page. One that does not fit is removed, and the rest are checked again. */
export function fitTogether(
  registry: Registry,
  records: readonly ReleaseRecord[],
  unfit: Together['unfit'] = [],
): Together {
  const looked = records.map((record) => {
    const against = around(registry, records, record)
    return { record, against, findings: checkFit(against, record) }
  })
  const out = looked.filter(({ findings }) => refusals(findings).length > 0)
  if (out.length === 0) return { fit: looked.map(({ record, against }) => ({ record, against })), unfit }
  // Remove the shell first: a remote that only conflicts with a shell which is not released either is no problem.
  const worst = out.find(({ record }) => record.kind === 'shell') ?? out[0]!
  return fitTogether(
    registry,
    records.filter((record) => record !== worst.record),
    [...unfit, { record: worst.record, findings: worst.findings }],
  )
}
