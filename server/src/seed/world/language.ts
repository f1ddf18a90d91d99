export type Language = 'sv' | 'en'
export const languageOf = (country: string): Language => (country === 'SE' ? 'sv' : 'en')
