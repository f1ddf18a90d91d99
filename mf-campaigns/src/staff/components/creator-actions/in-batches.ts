import { idsPerCall } from '../../data'

/** Sends ids in successive calls of at most 100. Stops at the first failure and returns its outcome together with the successful ones. */
export async function inParts<O extends { ok: boolean }>(
  ids: readonly string[],
  send: (part: string[]) => Promise<O>,
): Promise<{ done: O[]; failed: O | undefined }> {
  const done: O[] = []
  for (let at = 0; at < ids.length; at += idsPerCall) {
    const outcome = await send(ids.slice(at, at + idsPerCall))
    if (!outcome.ok) return { done, failed: outcome }
    done.push(outcome)
  }
  return { done, failed: undefined }
}
