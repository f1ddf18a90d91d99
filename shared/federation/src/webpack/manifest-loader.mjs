/**
 * webpack loader of `src/remote.ts`: its bundle has the name, and the settings without their titles. Pages get the rest from the registry, before any code of
 * the remote; first views have no room for a second copy.
 */
export default function manifestLoader() {
  const { name, config } = this.getOptions()
  const settings =
    config && Object.fromEntries(Object.entries(config).map(([setting, { title: _title, ...rest }]) => [setting, rest]))
  return `export const remote = ${JSON.stringify({ name, config: settings })}\n`
}
