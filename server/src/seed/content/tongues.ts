/** Languages that people of the demo write in; the app itself speaks the first and the last. */
export type Tongue = 'sv' | 'nb' | 'da' | 'fi' | 'en'

const tongues: Readonly<Record<string, Tongue>> = { SE: 'sv', NO: 'nb', DK: 'da', FI: 'fi', GB: 'en' }
export const tongueOf = (country: string): Tongue => tongues[country] ?? 'en'
