/**
 * Pattern of a name that holds no address: no protocol, `www.`, e-mail address or domain with a path. A bare domain is a name (`Hotels.com`).
 */
export const nameWithoutAddress = String.raw`^(?![^]*(?::\/\/|[wW]{3}\.|[mM][aA][iI][lL][tT][oO]:|\S@\S+\.\S|[^\s.]\.\p{L}{2,}\/\S))`
