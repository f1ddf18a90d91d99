import { audienceText } from '../commands/audience'
import type { Turned } from '../commands/out'
import type { Moved } from '../commands/promote'
import { findingsTable } from '../gate/check'

/** Describes a pointer move (promote, canary, stop or rollback) as text. */
export function moveText({
  name,
  action,
  from,
  to,
  percent,
  audience,
  ramp,
  revision,
  changed,
  findings = [],
}: Moved): string {
  const at = `(revision ${revision})`
  switch (action) {
    case 'canary':
      return changed
        ? `${name}@${to} is a canary with ${percent} % of ${audience ? audienceText(audience) : 'the visitors'}; ${from ? `${from} is live` : 'nothing of it is live for the others'}${ramp ? `; goes on to ${ramp.steps.slice(1).join(', ')} % every ${ramp.everyMinutes} min while its figures are good` : ''} ${at}`
        : `${name}@${to} was a canary with ${percent} % of ${audience ? audienceText(audience) : 'the visitors'} already ${at}`
    case 'ramp':
      return `${name}@${to} is a canary with ${percent} % ${at}`
    case 'stop':
      return `the canary of ${name}@${from} has ended; ${to ? `everybody gets ${to}` : 'nothing of it is live'} ${at}`
    case 'rollback':
      return [
        ...(findings.length > 0 ? [`${findingsTable(findings)}\n`] : []),
        `${name}@${to} is live again instead of ${from} ${at}`,
      ].join('\n')
    case 'promote':
      return changed
        ? `${name}@${to} is live, before it ${from ?? 'nothing'} ${at}`
        : `${name}@${to} was live already ${at}`
  }
}

/** Describes switching off or on, retiring or restoring as text. */
export function turnedText({ name, action, version, companies, revision, changed, findings = [] }: Turned): string {
  const at = `(revision ${revision})`
  const whom = companies ? `the people of ${companies.join(', ')}` : 'everybody'
  const is = changed ? 'is' : 'was'
  const already = changed ? '' : ' already'
  switch (action) {
    case 'off':
      return `${name}@${version} ${is} off for ${whom}${already} ${at}${changed ? `; 'on ${name}' undoes it` : ''}`
    case 'on':
      return `${name}@${version} ${is} on for ${whom}${already} ${at}`
    case 'retire':
      return [
        ...(findings.length > 0 ? [`${findingsTable(findings)}\n`] : []),
        `${name} ${is} retired${already}; ${version} was live ${at}${changed ? `; 'restore ${name}' undoes it` : ''}`,
      ].join('\n')
    case 'restore':
      return `${name}@${version} is live again ${at}`
  }
}
