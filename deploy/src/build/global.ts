/** Global under which the entry of a release stands, as the webpack preset names it: two versions in one page never mix their chunks (decision 11). */
export const globalOf = (name: string, version: string): string => `${name}_${version}`.replace(/\W/g, '_')
