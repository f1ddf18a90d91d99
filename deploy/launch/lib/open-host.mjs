import { isLoopback } from '../../src/loopback.mjs'
import { demoState } from './demo-marker.mjs'
import { Failure } from './failure.mjs'

const ADDRESS = 'such as PUBLIC_URL=https://samspel.example'

const isAddress = (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

/** @typedef {{ HOST?: string | undefined, SAMSPEL_DEMO?: string | undefined, PUBLIC_URL?: string | undefined }} Settings */

/** What is opened to the network must not have accounts whose password everybody knows, and must know its own address. Asked before anything else is done. @param {Settings} settings */
export function requireSafeHost({ HOST: host, SAMSPEL_DEMO, PUBLIC_URL }) {
  if (PUBLIC_URL && !isAddress(PUBLIC_URL))
    throw new Failure(`PUBLIC_URL must be an http or https address, ${ADDRESS}; it is '${PUBLIC_URL}'.`)
  if (!host || isLoopback(host)) return
  if (SAMSPEL_DEMO !== 'off')
    throw new Failure(
      `HOST=${host} opens Samspel to the network, and everybody knows the password of the demo accounts: start it with SAMSPEL_DEMO=off.`,
    )
  if (!PUBLIC_URL)
    throw new Failure(`HOST=${host} opens Samspel to the network: say by which address people come, ${ADDRESS}.`)
}

/** The same for a database that was given the demo data by an earlier start. @param {Settings} settings @param {string} databaseUrl */
export async function requireNoDemo({ HOST: host }, databaseUrl) {
  if (!host || isLoopback(host)) return
  if (['demo', 'half'].includes(await demoState(databaseUrl))) {
    throw new Failure(
      `HOST=${host} opens Samspel to the network, and the database holds the demo accounts, whose password everybody knows: give it another one (DATA_DIR or DATABASE_URL).`,
    )
  }
}
