export function leanRouter(source: string): string
export default leanRouter
