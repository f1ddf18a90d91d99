/**
 * Import cycles that predate the rule, by folder; lint rejects all others. Remove an entry when it is fixed, and add none.
 * `npm run structure -- --check` fails while a fixed entry is listed here.
 * @type {Record<string, readonly string[]>}
 */
export const KNOWN_CIRCLES = {}

/**
 * Modules and features that others still import from past the index.
 * @type {readonly string[]}
 */
export const KNOWN_TAKEN = []
