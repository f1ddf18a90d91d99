import type { Published } from '../commands/publish'
import { findingsTable } from '../gate/check'
import { provenanceText } from './provenance-text'

/** Describes the result of publishing as text. */
export function publishedText({ name, version, built, took, findings, forced, look, provenance }: Published): string {
  const said = built ? `is published (${(took / 1000).toFixed(1)} s)` : 'was published already'
  const link = look ? `\nLook at it: ${look}` : ''
  const from = provenance ? `\nComes from: ${provenanceText(provenance)}` : ''
  const text = `${name}@${version} ${said}${forced.length > 0 ? `, forced over: ${forced.join('; ')}` : ''}${from}${link}`
  return findings.length > 0 ? `${findingsTable(findings)}\n\n${text}` : text
}
