import { readDataConfig } from '../config'
import { migrate } from '../db/migrate'

const run = async () => {
  const { databaseUrl } = readDataConfig(process.env)
  const names = await migrate(databaseUrl)
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date')
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
