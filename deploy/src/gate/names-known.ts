import type { ReleaseNeeds } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { warn } from './finding'

/** Warns of a release whose build does not say which names it takes: a name that a shell lacks, or takes out later, is not seen. */
export const checkNamesKnown = (name: string, { names, shared }: ReleaseNeeds): Finding[] =>
  names || Object.keys(shared).length === 0
    ? []
    : [
        warn({
          kind: 'names-unknown',
          subject: name,
          what: `the build of ${name} does not say which names it takes from shared libraries`,
          why: 'a name that the shell does not have is undefined, and nobody is told before',
          todo: 'add the plugin of @samspel/federation/names-plugin to its build (docs/guides/ship-a-remote.md)',
        }),
      ]
