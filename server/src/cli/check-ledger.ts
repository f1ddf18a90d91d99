import { readDataConfig } from '../config'
import { connect } from '../db/connect'
import { ledgerFaults } from '../modules/wallet'

const kr = (ore: number) => `${(ore / 100).toFixed(2)} kr`

const run = async () => {
  const { databaseUrl } = readDataConfig(process.env)
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    const faults = await ledgerFaults(db)
    for (const { fault, name, id, is, mustBe } of faults)
      console.log(
        `${fault}: ${[name, id].filter(Boolean).join(', ') || 'the ledger'} is ${kr(is)} and must be ${kr(mustBe)}`,
      )
    if (faults.length > 0) throw new Error(`${faults.length} of the books do not add up`)
    console.log('The books add up')
  } finally {
    await pool.end()
  }
}

run().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
