/** An object with a value for each key, as `Object.fromEntries` makes it, with the type of its keys. */
export const objectOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
