import { readConfig } from '../config'
import { connect } from '../db/connect'
import { sealAnew } from '../modules/auth'

const run = async () => {
  const config = readConfig(process.env)
  const { db, pool } = connect(config.databaseUrl, { max: 1 })
  try {
    const { sealed, shut } = await sealAnew(db, config)
    console.log(`Sealed with the first key: ${sealed}`)
    if (shut > 0) throw new Error(`${shut} are sealed with a key that PAYMENT_DETAILS_KEYS does not name`)
  } finally {
    await pool.end()
  }
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
