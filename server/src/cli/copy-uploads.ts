import { readConfig } from '../config'
import { copyToBucket } from '../modules/uploads'

const run = async () => {
  const config = readConfig(process.env)
  if (!config.uploads) throw new Error('UPLOADS_URL is missing: there is no bucket to copy to')
  const { copied, present } = await copyToBucket(config)
  console.log(`Pictures copied to the bucket: ${copied}; there already: ${present}`)
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
