import { readConfig } from '../config'
import { connect } from '../db/connect'
import { sealedColumns } from '../modules/sealed-columns'
import { sealAnew } from '../sealing/seal-anew'

const run = async () => {
  const config = readConfig(process.env)
  const { db, pool } = connect(config.databaseUrl, { max: 1 })
  try {
    const done = await sealAnew(db, config, sealedColumns)
    for (const { column, sealed } of done) if (sealed > 0) console.log(`${column}: ${sealed}`)
    console.log(`Sealed with the first key: ${done.reduce((sum, { sealed }) => sum + sealed, 0)}`)
    const shut = done.filter((each) => each.shut > 0)
    if (shut.length > 0)
      throw new Error(
        `Sealed with a key that PAYMENT_DETAILS_KEYS does not name: ${shut.map((each) => `${each.column} ${each.shut}`).join(', ')}`,
      )
  } finally {
    await pool.end()
  }
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
