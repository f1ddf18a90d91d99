/** An ordinary build shares no libraries: each part imports what it uses, and the bundler drops the rest. */
export const sharedLibraries = {}
export const fetchLateLibraries = (): void => {}
