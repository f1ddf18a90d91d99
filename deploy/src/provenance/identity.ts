import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from 'jose'
import { createLocalJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import type { BuildIdentity } from '../model/records'
import { Refused } from '../registry/refused'
import { matchesPattern } from '../tokens/token'
import type { IssuerKeys } from './issuer-keys'
import type { Allowed, Issuer, ProvenancePolicy } from './policy'

/** Public-key algorithms alone: a key that checks must not be able to sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CLOCK_SECONDS = 30

const refused = (why: string) => new Refused(`the identity of the build is not taken: ${why}`, 'forbidden')

function issuerOf(token: string, { issuers }: ProvenancePolicy): Issuer {
  let said: JWTPayload
  try {
    said = decodeJwt(token)
  } catch {
    throw refused('what was sent is no token')
  }
  const issuer = issuers.find((known) => known.issuer === said.iss)
  if (!issuer) throw refused(`its issuer ${String(said.iss).slice(0, 200)} is none that is allowed here`)
  return issuer
}

/** The issuer's key for a token. Keys are read again, once, if none fits: the issuer may have exchanged them. */
const keyFrom =
  (address: string, keys: IssuerKeys): JWTVerifyGetKey =>
  async (header, token) => {
    const pick = (set: JSONWebKeySet) => createLocalJWKSet(set)(header, token)
    try {
      return await pick(await keys(address, false))
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return pick(await keys(address, true))
    }
  }

function why(error: unknown, audience: string): string {
  if (error instanceof errors.JWTExpired) return 'the token has expired; get a new one directly before publish'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
    return `the token is for ${JSON.stringify(error.payload.aud)}, not for this service (${audience})`
  if (error instanceof errors.JWKSNoMatchingKey)
    return 'no key of its issuer has signed the token, also after they were read again'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'the signature of the token does not hold'
  return (error as Error).message
}

const textIn = (claims: JWTPayload, ...names: string[]): string | undefined => {
  const value = names.map((name) => claims[name]).find((one) => typeof one === 'string' || typeof one === 'number')
  return value === undefined ? undefined : String(value)
}

/** What tokens of GitHub Actions and of GitLab CI say, in one form. */
function identityOf(issuer: string, claims: JWTPayload): BuildIdentity & { repositoryId: string | undefined } {
  const repository = textIn(claims, 'repository', 'project_path')
  const commit = textIn(claims, 'sha')
  if (!claims.sub || !repository || !commit || !/^[0-9a-f]{40,64}$/.test(commit))
    throw refused('the token does not say subject, repository and commit, as those of GitHub Actions and GitLab do')
  const ref = textIn(claims, 'ref_path', 'ref')
  const run = textIn(claims, 'run_id', 'pipeline_id')
  return {
    issuer,
    subject: claims.sub,
    repository,
    commit,
    ...(ref !== undefined && { ref }),
    ...(run !== undefined && { run }),
    repositoryId: textIn(claims, 'repository_id', 'project_id'),
  }
}

const fits = (allowed: Allowed, name: string, identity: ReturnType<typeof identityOf>): boolean =>
  allowed.remotes.some((pattern) => matchesPattern(pattern, name)) &&
  (allowed.repository === undefined || allowed.repository === identity.repository) &&
  (allowed.repositoryId === undefined || allowed.repositoryId === identity.repositoryId) &&
  (allowed.subject === undefined || matchesText(allowed.subject, identity.subject)) &&
  (allowed.ref === undefined || (identity.ref !== undefined && matchesText(allowed.ref, identity.ref)))

const matchesText = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's').test(text)

/**
 * Checks the identity token of a build of `name`: signed by an issuer whom the operator allows, for this service, not expired, and of a repository,
 * subject and ref that may publish this remote. Throws {@link Refused}.
 */
export async function checkIdentity(
  token: string,
  name: string,
  policy: ProvenancePolicy,
  keys: IssuerKeys,
): Promise<BuildIdentity> {
  const { issuer, keys: address, allow } = issuerOf(token, policy)
  const { audience } = policy
  const { payload } = await jwtVerify(token, keyFrom(address, keys), {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'sub', 'aud'],
    clockTolerance: CLOCK_SECONDS,
  }).catch((error: unknown) => {
    throw error instanceof Refused ? error : refused(why(error, audience))
  })
  const found = identityOf(issuer, payload)
  if (!allow.some((allowed) => fits(allowed, name, found)))
    throw refused(
      `${found.repository} (${found.subject}${found.ref ? `, ${found.ref}` : ''}) may not publish ${name} here; the operator of the registry service allows it in PROVENANCE_POLICY`,
    )
  const { repositoryId: _id, ...identity } = found
  return identity
}
