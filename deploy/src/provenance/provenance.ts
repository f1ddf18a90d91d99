import type { BuildSource, Provenance } from '../model/records'
import { Refused } from '../registry/refused'
import { checkIdentity } from './identity'
import type { IssuerKeys } from './issuer-keys'
import type { ProvenancePolicy } from './policy'
import { isRequired } from './policy'

/** What comes with a build: what the publisher says of it, and the token by which CI proves it. */
export interface Claimed {
  source?: BuildSource | undefined
  identity?: string | undefined
}

/** Throws {@link Refused} if a remote is published with a checked identity alone, and this release has none. */
export function mustHaveIdentity(
  name: string,
  policy: ProvenancePolicy | undefined,
  provenance: Provenance | undefined,
): void {
  if (isRequired(policy, name) && !provenance?.identity)
    throw new Refused(
      `${name} is taken with a checked identity of its build alone: publish from CI with an identity token (GitHub Actions: permissions id-token: write; else --identity-token)`,
      'forbidden',
    )
}

/**
 * Where a build comes from, for its record. What a token says is checked and counts; without one it is unsigned. Throws {@link Refused}.
 */
export async function provenanceOf(
  name: string,
  { source = {}, identity: token }: Claimed,
  policy: ProvenancePolicy | undefined,
  keys: IssuerKeys,
): Promise<Provenance> {
  if (token === undefined) {
    const provenance: Provenance = { ...source, unsigned: true }
    mustHaveIdentity(name, policy, provenance)
    return provenance
  }
  if (!policy)
    throw new Refused('this registry service takes no identity tokens (PROVENANCE_POLICY is not set)', 'forbidden')
  const identity = await checkIdentity(token, name, policy, keys)
  if (source.commit !== undefined && source.commit !== identity.commit)
    throw new Refused(
      `the build says that it is of commit ${source.commit}; the identity token is of ${identity.commit}`,
      'forbidden',
    )
  return { ...source, commit: identity.commit, repository: identity.repository, identity }
}
