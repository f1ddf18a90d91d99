import { readSettings, refusePretence, servicesOf, servicesTable, settings, stageLine } from '../settings'

try {
  const values = readSettings(process.env, settings)
  const stage = stageLine(values.SAMSPEL_STAGE)
  if (stage) console.log(stage)
  console.log(servicesTable(servicesOf(values)))
  refusePretence(values)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
