import type { Moved } from '../commands/promote'

/** Describes a pointer move (promote, canary, stop or rollback) as text. */
export function moveText({ name, action, from, to, percent, revision, changed }: Moved): string {
  const at = `(revision ${revision})`
  switch (action) {
    case 'canary':
      return changed
        ? `${name}@${to} is a canary with ${percent} % of the visitors; ${from} is live ${at}`
        : `${name}@${to} was a canary with ${percent} % already ${at}`
    case 'stop':
      return `the canary of ${name}@${from} has ended; everybody gets ${to} ${at}`
    case 'rollback':
      return `${name}@${to} is live again instead of ${from} ${at}`
    case 'promote':
      return changed
        ? `${name}@${to} is live, before it ${from ?? 'nothing'} ${at}`
        : `${name}@${to} was live already ${at}`
  }
}
