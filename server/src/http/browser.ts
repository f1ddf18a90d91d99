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

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system in words, such as `Chrome, Android`, for people to know their devices by; null when it did not say. */
export const browserInWords = (userAgent: string | undefined): string | null => {
  const name = browserOf(userAgent)
    .replace(/ \d+$/, '')
    .replace(/^(?:Android|iOS) WebView$/, 'App')
  const system = systems.find(([, sign]) => sign.test(userAgent?.slice(0, 500) ?? ''))?.[0]
  return [name === 'Other' ? undefined : name, system].filter((part) => part !== undefined).join(', ') || null
}
