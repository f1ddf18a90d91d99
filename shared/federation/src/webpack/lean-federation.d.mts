/** Files of the federation library of which the shell's build leaves something out. */
export function isUnreached(file: string): boolean
/** Such a file without what no page reaches. */
export function leanFederation(source: string, file: string): string
