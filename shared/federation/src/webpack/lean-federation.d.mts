/** Files of the federation library that the shell's build leaves empty. */
export function isUnreached(file: string): boolean
