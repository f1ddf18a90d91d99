/** A form of nested fields: strings, lists and records. */
export type Field = string | Fields | undefined
export interface Fields {
  [name: string]: Field
}

/** Reads `a[b][0][c]=d` into nested records; the numbers of a list are its names. */
export const readForm = (text: string): Fields => {
  const read: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '' && part !== '__proto__')
    const isList = name.endsWith('[]')
    let at: Fields = read
    for (const part of isList ? path : path.slice(0, -1)) {
      if (typeof at[part] !== 'object') at[part] = {}
      at = at[part] as Fields
    }
    at[isList ? String(Object.keys(at).length) : path.at(-1)!] = value
  }
  return read
}

export const record = (field: Field): Fields => (typeof field === 'object' ? field : {})
export const text = (field: Field): string | undefined => (typeof field === 'string' ? field : undefined)
export const texts = (field: Field): string[] =>
  Object.values(record(field)).filter((each): each is string => typeof each === 'string')
