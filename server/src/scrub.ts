import { cut } from './cut'

/**
 * Patterns in error messages that may be personal data or credentials, with their replacements. Every repetition is bounded: anybody may
 * send text here, and a backtracking pattern would take seconds on a long one.
 */
const traces: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{1,2000}\.[\w-]{1,2000}\.[\w-]{0,2000}/g, '[token]'],
  [/\b(Bearer|Basic)\s{1,4}[^\s"',;]{1,4000}/gi, '$1 [token]'],
  // Query strings and fragments of addresses; `a?.b` in scripts is kept.
  [/(?<=[\w/])[?#](?!\.)[^\s"'()<>:]{1,4000}/g, ''],
  [
    /\b([\w-]{0,30}(?:token|secret|password|passwd|api[-_]?key|authorization|session|code))(["']?\s?[=:]\s?["']?)[^\s"'&,;)]{1,4000}/gi,
    '$1$2[secret]',
  ],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '[email]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, ':id'],
  // Swedish personal ids, and phone and account numbers.
  [/(?<![\w.:-])\+?\d[\d -]{7,20}\d(?![\w.])/g, '[number]'],
  [/\b(?!\w{0,100}WEBPACK)(?=[\w-]{0,100}\d)(?=[\w-]{0,100}[A-Za-z])[\w-]{32,4000}/g, '[secret]'],
]

// Replaces unpaired surrogates and control characters, which the database rejects and logs are better without.
const readable = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')

/** Removes personal data from a text, at most `length` characters. It is cut first, to bound the work of the patterns. */
export const scrub = (text: string, length: number): string =>
  cut(
    traces
      .reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), readable(text.slice(0, 2 * length)))
      .trim(),
    length,
  )

const word = /^[a-z][a-z-]{0,39}$/
/** Path segments followed by a name or code: collaboration pages, counter codes, sign-in links. */
const beforeNames = new Set(['b', 'page', 'token', 'slug', 'reset-password', 'instagramer-reset-password', 'invite'])

/**
 * A path as a pattern without query: segments that are not plain words of the product become `:id`, and names after known segments `:name`.
 */
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
