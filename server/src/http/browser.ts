/** The first match wins: browsers that also claim to be Chrome or Safari come before those two. */
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

/** Browser name and major version from a User-Agent, such as `Chrome 142`; `Other` for anything unknown. Nothing more precise is kept. */
export const browserOf = (userAgent: string | undefined): string => {
  const text = userAgent?.slice(0, 500) ?? ''
  for (const [name, version] of browsers) {
    const major = version.exec(text)?.[1]
    if (major) return `${name} ${major.slice(0, 4)}`
  }
  return 'Other'
}

/** Oldest versions that run what is built (ES2023). An app with its own numbering uses the system's engine, which its version does not tell. */
const oldest: Readonly<Record<string, number>> = {
  Instagram: 0,
  Facebook: 0,
  'Android WebView': 110,
  Edge: 110,
  'Samsung Internet': 21,
  Opera: 96,
  Firefox: 115,
  Chrome: 110,
  Safari: 16,
  'iOS WebView': 16,
}

/** Whether a browser, as {@link browserOf} names it, is recent enough for Samspel; false for unknown ones. */
export const isSupported = (browser: string): boolean => {
  const [, name = '', major = ''] = /^(.*) (\d+)$/.exec(browser) ?? []
  return Number(major) >= (oldest[name] ?? Infinity)
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

/**
 * Display name of browser and system, such as `Chrome, Android`, by which people recognise their devices; null when the User-Agent does not
 * tell.
 */
export const browserInWords = (userAgent: string | undefined): string | null => {
  const name = browserOf(userAgent)
    .replace(/ \d+$/, '')
    .replace(/^(?:Android|iOS) WebView$/, 'App')
  const system = systems.find(([, sign]) => sign.test(userAgent?.slice(0, 500) ?? ''))?.[0]
  return [name === 'Other' ? undefined : name, system].filter((part) => part !== undefined).join(', ') || null
}
