/** File in which the plugin of Module Federation describes a container. It is published with the release, and the gate reads it. */
export const FEDERATION_MANIFEST = 'mf-manifest.json'

/** Global variable that the entry of a release defines: one per version, so that two versions in one page never mix their chunks. */
export const globalOf = (name: string, version: string): string => `${name}_${version}`.replace(/\W/g, '_')
