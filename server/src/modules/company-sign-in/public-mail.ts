/** Where anybody gets an address: such a domain says nothing about a company. Names of one label stand for every country. */
const anywhere = new Set([
  'gmail',
  'googlemail',
  'gmx',
  'hotmail',
  'live',
  'outlook',
  'yahoo',
  'ymail',
  'yandex',
  'zoho',
  'aol',
])
const single = new Set(
  `icloud.com me.com mac.com msn.com mail.com email.com proton.me protonmail.com pm.me tutanota.com tuta.com fastmail.com hey.com
  rocketmail.com mail.ru web.de t-online.de freenet.de orange.fr free.fr laposte.net libero.it telia.com telia.se bredband.net
  comhem.se tele2.se spray.se passagen.se home.se swipnet.se bahnhof.se ownit.nu online.no broadpark.no frisurf.no jubii.dk
  mail.dk stofanet.dk elisanet.fi kolumbus.fi luukku.com suomi24.fi pp.inet.fi inbox.com hushmail.com duck.com`.split(
    /\s+/,
  ),
)

/** Whether anybody at all can have an address there. */
export const isPublicMail = (domain: string): boolean => single.has(domain) || anywhere.has(domain.split('.')[0] ?? '')

/** What stands behind the @ of an address, in small letters. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
