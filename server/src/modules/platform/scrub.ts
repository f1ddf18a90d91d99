/**
 * What may stand in a text of an error and belong to a person or open a door, and what stands there instead. Every repetition has an end:
 * anybody may send texts here, and a pattern that tries again from each sign would take seconds over a long one.
 */
const traces: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{1,2000}\.[\w-]{1,2000}\.[\w-]{0,2000}/g, '[token]'],
  [/\b(Bearer|Basic)\s{1,4}[^\s"',;]{1,4000}/gi, '$1 [token]'],
  // Queries and fragments of addresses; `a?.b` of a script stays.
  [/(?<=[\w/])[?#](?!\.)[^\s"'()<>:]{1,4000}/g, ''],
  [
    /\b([\w-]{0,30}(?:token|secret|password|passwd|api[-_]?key|authorization|session|code))(["']?\s?[=:]\s?["']?)[^\s"'&,;)]{1,4000}/gi,
    '$1$2[secret]',
  ],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '[email]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, ':id'],
  // Swedish personal numbers, phone and account numbers.
  [/(?<![\w.:-])\+?\d[\d -]{7,20}\d(?![\w.])/g, '[number]'],
  [/\b(?!\w{0,100}WEBPACK)(?=[\w-]{0,100}\d)(?=[\w-]{0,100}[A-Za-z])[\w-]{32,4000}/g, '[secret]'],
]

// Half a surrogate pair and control characters: the database takes neither, and logs are better without.
const readable = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')

/** A text without what belongs to a person, at most `length` characters. Cut first, for the patterns must not be given work without end. */
export const scrub = (text: string, length: number): string =>
  traces
    .reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), readable(text.slice(0, 2 * length)))
    .trim()
    .slice(0, length)

const word = /^[a-z][a-z-]{0,39}$/
/** Segments that a name follows: collaboration pages of brands and creators, codes of counters, sign-in links. */
const beforeNames = new Set(['b', 'page', 'token', 'slug', 'reset-password', 'instagramer-reset-password', 'invite'])

/** A path as its pattern: what is no plain word of the product becomes `:id`, and names behind known segments `:name`; no query. */
export const pathPattern = (path: string): string => {
  const [bare = ''] = readable(path.slice(0, 500)).split(/[?#]/)
  const segments = bare
    .replace(/^https?:\/\/[^/]*/, '')
    .split('/')
    .filter(Boolean)
    .slice(0, 8)
  return `/${segments.map((segment, index) => (beforeNames.has(segments[index - 1] ?? '') ? ':name' : word.test(segment) ? segment : ':id')).join('/')}`.slice(
    0,
    200,
  )
}
