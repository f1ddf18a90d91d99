import { readFile } from 'node:fs/promises'
import type { Provenance } from '../model/records'
import { Refused } from '../registry/refused'
import { issuerKeys } from './issuer-keys'
import { readProvenancePolicy } from './policy'
import { provenanceOf } from './provenance'
import { sourceOf } from './source'

/** Reads an identity token from a file. Throws {@link Refused}. */
export async function readToken(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (!text?.trim()) throw new Refused(`${file} holds no identity token that can be read`, 'usage')
  return text.trim()
}

/**
 * Where a build on this machine comes from, checked as the registry service does (PROVENANCE_POLICY).
 * @param dir of its sources
 * @param tokenFile file with an identity token
 */
export async function localProvenance(
  name: string,
  dir: string,
  tokenFile: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Provenance> {
  const identity = tokenFile === undefined ? undefined : await readToken(tokenFile)
  const policy = readProvenancePolicy(env.PROVENANCE_POLICY)
  return provenanceOf(name, { source: await sourceOf(dir), identity }, policy, issuerKeys())
}
