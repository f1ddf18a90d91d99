/** An ordinary build hands no libraries out: each part imports what it uses, and the bundler drops the rest. */
export const sharedLibraries = {}
export const fetchLateLibraries = (): void => {}
