import { isLoopback } from '../../src/loopback.mjs'
import { demoState } from './demo-marker.mjs'
import { Failure } from './failure.mjs'

const ADDRESS = 'such as PUBLIC_URL=https://samspel.example'

const isAddress = (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

/**
 * @typedef {{
 *   HOST?: string | undefined, SAMSPEL_DEMO?: string | undefined, PUBLIC_URL?: string | undefined, SMTP_URL?: string | undefined
 * }} Settings
 */

/**
 * A server that is reachable from the network must not have accounts with published passwords, and must know its
 * own address. Checked before anything else.
 * @param {Settings} settings
 */
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

/**
 * Whether a new database gets the demo data. With a mail server it must be requested explicitly, so that no mail goes to made-up people.
 * @param {Settings} settings
 */
export const wantsDemo = ({ SAMSPEL_DEMO, SMTP_URL }) => (SMTP_URL ? SAMSPEL_DEMO === 'on' : SAMSPEL_DEMO !== 'off')

/** The same check for a database that got the demo data in an earlier start. @param {Settings} settings @param {string} databaseUrl */
export async function requireNoDemo({ HOST: host, SAMSPEL_DEMO, SMTP_URL }, databaseUrl) {
  const isOpen = host && !isLoopback(host)
  const sendsUnasked = SMTP_URL && SAMSPEL_DEMO !== 'on'
  if (!isOpen && !sendsUnasked) return
  if (['demo', 'half'].includes(await demoState(databaseUrl))) {
    if (!isOpen)
      throw new Failure(
        'SMTP_URL is set, and the database holds the demo data: mails would go out in the name of made-up people. Give Samspel another database (DATA_DIR or DATABASE_URL), or say that it is meant: SAMSPEL_DEMO=on.',
      )
    throw new Failure(
      `HOST=${host} opens Samspel to the network, and the database holds the demo accounts, whose password everybody knows: give it another one (DATA_DIR or DATABASE_URL).`,
    )
  }
}
