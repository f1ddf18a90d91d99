import { readSettings, settings } from '../settings'

try {
  readSettings(process.env, settings)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
