import { readConfig } from '../config'
import { connect } from '../db/connect'
import { sealAnew } from '../modules/auth'
import { sealTokensAnew } from '../modules/social'

const run = async () => {
  const config = readConfig(process.env)
  const { db, pool } = connect(config.databaseUrl, { max: 1 })
  try {
    const [details, tokens] = [await sealAnew(db, config), await sealTokensAnew(db, config)]
    const shut = details.shut + tokens.shut
    console.log(`Sealed with the first key: payment details ${details.sealed}, tokens ${tokens.sealed}`)
    if (shut > 0) throw new Error(`${shut} are sealed with a key that PAYMENT_DETAILS_KEYS does not name`)
  } finally {
    await pool.end()
  }
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
