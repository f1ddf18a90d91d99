import { type Service, services, startPractice } from '@samspel/practice'

/**
 * A practice world of a test file's own, on a free port, which forgets everything when it stops. `only` names the services that it plays.
 * What the API needs to reach them: `settingsOf`.
 */
export const openPractice = async ({ only, now }: { only?: readonly string[]; now?: () => Date } = {}) => {
  const chosen = services().filter(({ name }: Service) => only?.includes(name) ?? true)
  const started = await startPractice({ publicUrl: 'http://localhost:8080', services: chosen, ...(now && { now }) })
  /** The settings of a service, by their names, as the launcher gives them to the API. */
  const settingsOf = (name: string): Record<string, string> => {
    const found = started.settings()[name]
    if (!found) throw new Error(`The practice world has no service ${name}`)
    return found.settings
  }
  return { ...started, settingsOf }
}

export type TestPractice = Awaited<ReturnType<typeof openPractice>>
