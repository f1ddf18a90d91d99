import { readFileSync } from 'node:fs'
import { customCleanEnv, EnvMissingError } from 'envalid'
import { secretNames, type Settings, type ValuesOf } from './variables'

/** All errors in the settings, one per line, without secrets. */
export class WrongSettings extends Error {
  constructor(lines: readonly string[]) {
    super(`These settings do not fit:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'WrongSettings'
  }
}

/** The environment without empty values, which count as absent, and with `_FILE` variables replaced by their files' content. */
const withFiles = (env: NodeJS.ProcessEnv, names: readonly string[], wrong: string[]): NodeJS.ProcessEnv => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  for (const name of secretNames.filter((secret) => names.includes(secret))) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) wrong.push(`${name} and ${name}_FILE are both given: leave one out`)
    try {
      given[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      wrong.push(`${name}_FILE names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  return given
}

/**
 * Reads the values of `settings` from the environment.
 * @throws {WrongSettings} listing every setting that is missing or invalid, not only the first one
 */
export const readSettings = <S extends Settings>(env: NodeJS.ProcessEnv, settings: S): ValuesOf<S> => {
  const wrong: string[] = []
  const names = Object.keys(settings)
  const given = withFiles(env, names, wrong)
  const specs = Object.fromEntries(names.map((name) => [name, settings[name]!.spec]))
  const values = customCleanEnv(given, specs, (cleaned) => cleaned, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) {
        if (wrong.some((line) => line.startsWith(`${name}_FILE `))) continue
        wrong.push(error instanceof EnvMissingError ? `${name} is missing` : `${name} ${(error as Error).message}`)
      }
    },
  })
  if (wrong.length > 0) throw new WrongSettings(wrong)
  return values as ValuesOf<S>
}
