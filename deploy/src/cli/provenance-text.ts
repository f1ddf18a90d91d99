import type { Provenance } from '../model/records'

const short = (commit: string): string => commit.slice(0, 12)

/** Where a release comes from, in one line. */
export function provenanceText(provenance: Provenance | undefined): string {
  if (!provenance) return 'unsigned: published by an older version, which did not ask where it comes from'
  const { commit, repository, dirty, builder, identity } = provenance
  const changed = dirty ? ' with changes that are in no commit' : ''
  if (identity)
    return [
      `${identity.repository} at ${short(identity.commit)}${changed}`,
      ...(identity.ref ? [identity.ref] : []),
      ...(identity.run ? [`run ${identity.run}`] : []),
      `proved by ${identity.issuer}`,
    ].join(', ')
  const said = [
    ...(commit ? [`commit ${short(commit)}${changed}`] : []),
    ...(repository ? [`of ${repository}`] : []),
    ...(builder ? [`built by ${builder}`] : []),
  ].join(' ')
  return said ? `unsigned: its publisher says ${said}` : 'unsigned: nobody said where it comes from'
}
