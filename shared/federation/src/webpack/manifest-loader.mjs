/**
 * webpack loader of `src/remote.ts`: its bundle has the name alone. Pages get the rest from the registry, before any code of the remote; first views have no
 * room for a second copy.
 */
export default function manifestLoader() {
  return `export const remote = ${JSON.stringify({ name: this.getOptions().name })}\n`
}
