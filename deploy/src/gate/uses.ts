import type { RemoteRelease } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { warn } from './finding'

type Release = Pick<RemoteRelease, 'uses'>

const added = (next: readonly string[] = [], live: readonly string[] = []): string[] =>
  next.filter((name) => !live.includes(name))

/** Warns of a release that says nothing of what it uses, since pages hold it to nothing, and of one that uses more than the live one. */
export function checkUses(name: string, { uses }: Release, live: Release | undefined): Finding[] {
  if (!uses)
    return [
      warn({
        kind: 'uses-missing',
        subject: name,
        what: `${name} does not say which calls and keys of the storage it uses`,
        why: 'pages refuse it nothing: it may make every call that its visitor may make',
        todo: `write uses into ${name}/src/remote.ts (docs/guides/least-privilege.md)`,
      }),
    ]
  if (!live?.uses) return []
  const more = [...added(uses.calls, live.uses.calls), ...added(uses.storage, live.uses.storage)]
  return more.length === 0
    ? []
    : [
        warn({
          kind: 'uses-more',
          subject: name,
          what: `${name} uses more than its live release: ${more.join(', ')}`,
          why: 'pages let it do so as soon as it is live',
          todo: 'see that this is meant',
        }),
      ]
}
