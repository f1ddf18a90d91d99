export function installedProgram(...names: string[]): string | undefined
export function installedChromium(options?: { whole?: boolean }): string | undefined
