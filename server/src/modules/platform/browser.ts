/** First match wins: what calls itself several names puts its own one in the way of Chrome's and Safari's. */
const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['Instagram', /\bInstagram[ /](\d+)/],
  ['Facebook', /\bFBAV\/(\d+)/],
  ['Android WebView', /; wv\).*\bChrome\/(\d+)/],
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
  ['iOS WebView', /\b(?:iPhone|iPad|iPod).* OS (\d+)_.*AppleWebKit(?!.*Safari\/)/],
]

/** Name and major version out of a User-Agent: `Chrome 142`; `Other` for the rest. Nothing finer is kept. */
export const browserOf = (userAgent: string | undefined): string => {
  const text = userAgent?.slice(0, 500) ?? ''
  for (const [name, version] of browsers) {
    const major = version.exec(text)?.[1]
    if (major) return `${name} ${major.slice(0, 4)}`
  }
  return 'Other'
}
