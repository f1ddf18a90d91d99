/** Letters that Unicode does not take apart into a letter and a mark. */
const spelled: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' }

/** In small letters without marks, to compare names with what is typed on any keyboard: `tromso` finds Tromsø, `goteborg` Göteborg. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæßđł]/g, (letter) => spelled[letter]!)
