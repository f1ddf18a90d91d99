import type { Published } from '../commands/publish'
import { findingsTable } from '../gate/check'

/** Describes the result of publishing as text. */
export function publishedText({ name, version, built, took, findings, forced }: Published): string {
  const said = built ? `is published (${(took / 1000).toFixed(1)} s)` : 'was published already'
  const text = `${name}@${version} ${said}${forced.length > 0 ? `, forced over: ${forced.join('; ')}` : ''}`
  return findings.length > 0 ? `${findingsTable(findings)}\n\n${text}` : text
}
