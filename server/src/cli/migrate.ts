import { migrate } from '../db/migrate'

const run = async () => {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('DATABASE_URL is missing')
  const names = await migrate(databaseUrl)
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date')
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
