import { isIP } from 'node:net'
import { makeExactValidator } from 'envalid'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { readFieldKeys } from '../auth/field-cipher'
import { checkDigit } from '../check-digit'

const numberWithin = (text: string, least: number, most: number): number => {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!(value >= least && value <= most)) throw new Error(`must be a number from ${least} to ${most}`)
  return value
}

export const numberFrom = (least: number, most: number) =>
  makeExactValidator<number>((text) => numberWithin(text, least, most))

export const wholeNumberFrom = (least: number, most: number) =>
  makeExactValidator<number>((text) => {
    const value = numberWithin(text, least, most)
    if (!Number.isInteger(value)) throw new Error(`must be a whole number from ${least} to ${most}`)
    return value
  })

export const share = numberFrom(0, 1)
export const days = wholeNumberFrom(0, 3_650)

export const oneOf = (...choices: string[]) =>
  makeExactValidator<string>((text) => {
    if (!choices.includes(text)) throw new Error(`must be one of ${choices.join(', ')}`)
    return text
  })

export const onOrOff = makeExactValidator<boolean>((text) => {
  if (text !== 'on' && text !== 'off') throw new Error('must be on or off')
  return text === 'on'
})

const isAddress = (text: string, schemes: readonly string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).host !== ''

/** An address with one of the given schemes, such as `https:`. */
export const addressWith = (...schemes: string[]) =>
  makeExactValidator<string>((text) => {
    if (!isAddress(text, schemes))
      throw new Error(`must be an address with ${schemes.map((s) => `${s}//`).join(' or ')}`)
    return text
  })

/** Headers in the format of OpenTelemetry's settings. */
export const headerList = makeExactValidator<Readonly<Record<string, string>>>((text) => {
  const pairs = text.split(',').map((part) => /^\s*([\w-]+)=(.+?)\s*$/.exec(part))
  if (pairs.includes(null)) throw new Error('must be name=value, several with commas between them')
  return Object.fromEntries(pairs.map((found) => [found![1]!.toLowerCase(), decodeURIComponent(found![2]!)]))
})

/** Attributes in the format of OpenTelemetry's settings; their names keep their case. */
export const attributeList = makeExactValidator<Readonly<Record<string, string>>>((text) => {
  const pairs = text.split(',').map((part) => /^\s*([^=\s]+)=(.+?)\s*$/.exec(part))
  if (pairs.includes(null)) throw new Error('must be name=value, several with commas between them')
  return Object.fromEntries(pairs.map((found) => [found![1]!, decodeURIComponent(found![2]!)]))
})

/** Comma-separated addresses of PostgreSQL databases. */
export const databases = makeExactValidator<readonly string[]>((text) => {
  const named = text.split(',').map((part) => part.trim())
  if (!named.every((part) => isAddress(part, ['postgres:', 'postgresql:'])))
    throw new Error('must be addresses with postgres://, with commas between them')
  return named
})

/** Comma-separated names of hosts; a leading dot means every name below. */
export const hostNames = makeExactValidator<readonly string[]>((text) => {
  const named = text.split(',').map((part) => part.trim().toLowerCase())
  if (!named.every((part) => /^\.?[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/.test(part)))
    throw new Error('must be names of hosts, with commas between them')
  return named
})

/** A web address; trailing slashes are removed. */
export const webAddress = makeExactValidator<string>((text) => {
  if (!isAddress(text, ['http:', 'https:'])) throw new Error('must be an http or https address')
  return text.replace(/\/+$/, '')
})

/** A web address without a path. */
export const webHost = makeExactValidator<string>((text) => {
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(text)) throw new Error('must be an http or https address without a path')
  return text.replace(/\/$/, '')
})

const ownParameters = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
]

/** Parameters of a consent page, besides those that the sign-in itself sends. */
export const parameters = makeExactValidator<Record<string, string>>((text) => {
  const given = Object.fromEntries(new URLSearchParams(text))
  const own = ownParameters.find((name) => name in given)
  if (own) throw new Error(`must not name ${own}, which Samspel sends itself`)
  if (Object.keys(given).length === 0) throw new Error('must be a query such as config_id=1')
  return given
})

/** An address that paths are appended to; it may have one itself. */
export const baseAddress = makeExactValidator<string>((text) => {
  if (!/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(text) || !URL.canParse(text))
    throw new Error('must be an http or https address without a query')
  return text.replace(/\/+$/, '')
})

export const secretOfLength = (least: number) =>
  makeExactValidator<string>((text) => {
    if (text.length < least) throw new Error(`must have at least ${least} characters`)
    return text
  })

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']
const isNetwork = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    more === undefined &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

/** Comma-separated addresses and networks, or proxy-addr's names for them. */
export const networks = makeExactValidator<readonly string[]>((text) => {
  const named = text.split(',').map((part) => part.trim())
  const wrong = named.find((part) => !namedNetworks.includes(part) && !isNetwork(part))
  if (wrong !== undefined)
    throw new Error(`names '${wrong}', which is neither an address, a network nor one of ${namedNetworks.join(', ')}`)
  return named
})

export const fieldKeys = makeExactValidator<string>((text) => {
  readFieldKeys(text, '')
  return text
})

export const graphVersion = makeExactValidator<string>((text) => {
  if (!/^v\d+\.\d+$/.test(text)) throw new Error('must look like v23.0')
  return text
})

/** Signs that banks take in names and numbers. */
export const textUpTo = (most: number) =>
  makeExactValidator<string>((text) => {
    if (!/^[\x20-\x7e\xa0-\xff]+$/.test(text) || text.length > most)
      throw new Error(`must have at most ${most} characters, of those in ISO 8859-1`)
    return text
  })

export const iban = makeExactValidator<string>((text) => {
  const plain = text.replaceAll(' ', '')
  if (!isValidIBAN(plain)) throw new Error('must be an IBAN')
  return plain
})

export const bic = makeExactValidator<string>((text) => {
  if (!isValidBIC(text)) throw new Error('must be a BIC')
  return text
})

export const organisationNumber = makeExactValidator<string>((text) => {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits) || checkDigit(digits.slice(0, -1)) !== digits.at(-1))
    throw new Error('must be a Swedish organisation number')
  return `${digits.slice(0, 6)}-${digits.slice(6)}`
})

export const swedishVatNumber = makeExactValidator<string>((text) => {
  const plain = text.replaceAll(/[\s-]/g, '')
  if (!/^SE\d{10}01$/.test(plain)) throw new Error('must be a Swedish VAT number, such as SE556677889901')
  return plain
})
