/** The upper half of code page 437 (IBM PC), which the SIE format prescribes. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const codes = new Map([...upper].map((sign, at) => [sign, 0x80 + at]))
const close: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  '–': '-',
  '—': '-',
  '’': "'",
  '”': "'",
  '“': "'",
  Đ: 'D',
  đ: 'd',
  ł: 'l',
  Ł: 'L',
}

const codeOf = (sign: string): number | undefined => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? code : codes.get(sign)
}

/** Text in code page 437: letters that it lacks lose their marks, all else becomes `?`. */
export const inCp437 = (text: string): Buffer => {
  const bytes: number[] = []
  for (const sign of text.normalize('NFC')) {
    const plain = close[sign] ?? sign
    const bare = [...plain.normalize('NFD').replaceAll(/\p{M}/gu, '')][0]
    bytes.push(codeOf(plain) ?? (bare === undefined ? undefined : codeOf(bare)) ?? 0x3f)
  }
  return Buffer.from(bytes)
}
