export function leanStart(source: string): string
