import { readSettings, refusePretence, servicesOf, servicesTable, settings } from '../settings'

try {
  const values = readSettings(process.env, settings)
  console.log(servicesTable(servicesOf(values)))
  refusePretence(values)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
