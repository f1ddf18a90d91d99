import { lookup } from 'node:dns'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether anybody on the internet could reach this address: neither private, of this machine or link, nor reserved or translated. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

class NotPublic extends Error {
  override name = 'NotPublic'
  constructor(host: string) {
    super(`${host} leads to an address that is not public`)
  }
}

/** Resolves a name at the time of connecting, so that a name which changes its address afterwards gains nothing. */
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(new NotPublic(host), [])
    if (options.all) return done(null, found)
    done(null, found[0]!.address, found[0]!.family)
  })

/** The agent of every request whose address a user can choose: it connects to public addresses alone, after a redirect as well. */
class PublicAgent extends https.Agent {
  override createConnection(...[options, ready]: Parameters<https.Agent['createConnection']>) {
    const host = options.host ?? ''
    // An address in place of a name is not looked up.
    if (isIP(host) && !isPublicAddress(host)) throw new NotPublic(host)
    return super.createConnection({ ...options, lookup: lookupPublic } as typeof options, ready)
  }
}
export const publicAgent = new PublicAgent()
