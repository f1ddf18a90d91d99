const mostKnown = 2_000
const known = new Map<string, boolean>()

const begins = /^[\s(]*(?:select|with)\b/i
const changes =
  /\b(?:insert|update|delete|merge|into|for\s+(?:no\s+key\s+update|update|share|key\s+share)|nextval|setval|set_config|pg_notify|pg_sleep\w*|pg_\w*lock\w*|pg_terminate_backend|pg_cancel_backend|lo_\w+|search_set)\b/i

/** Whether a statement surely changes nothing and locks nothing, in or outside the database. When in doubt it does. */
export const isPlainRead = (text: string): boolean => {
  const found = known.get(text)
  if (found !== undefined) return found
  const isPlain = begins.test(text) && !changes.test(text)
  const [oldest] = known.keys()
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
  known.set(text, isPlain)
  return isPlain
}
