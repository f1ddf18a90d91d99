/** What the EU's register says of a VAT number; `unavailable` when it cannot say. */
type Verdict = 'valid' | 'invalid' | 'unavailable'

/** Countries of ours whose VAT numbers stand in the register. */
const asked = new Set(['DK', 'FI', 'SE'])

/** Whether the installation asks the register about numbers of a country. */
export const asksVies = ({ viesUrl }: { viesUrl: string | undefined }, country: string): boolean =>
  viesUrl !== undefined && asked.has(country)

/**
 * Asks the register about a number that has passed its own checks. Only the installation's setting says where: the number is sent in the
 * body. An answer that is no verdict is none about the number, a limit or a country that does not answer among them.
 */
export const askVies = async (viesUrl: string, vatNumber: string): Promise<Verdict> => {
  try {
    const answer = await fetch(`${viesUrl.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) return 'unavailable'
    const body = (await answer.json()) as { valid?: unknown; userError?: unknown } | null
    if (typeof body?.valid !== 'boolean') return 'unavailable'
    // Some answers say false and name a fault of the register's own.
    const { userError } = body
    if (!body.valid && typeof userError === 'string' && !['INVALID', 'VALID', ''].includes(userError))
      return 'unavailable'
    return body.valid ? 'valid' : 'invalid'
  } catch {
    return 'unavailable'
  }
}
