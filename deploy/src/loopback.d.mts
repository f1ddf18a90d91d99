export function isLoopback(host: string): boolean
