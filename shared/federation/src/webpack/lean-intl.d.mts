export function leanIntl(source: string): string
