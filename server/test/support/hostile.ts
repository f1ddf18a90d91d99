/** Addresses that an attacker would like a mail's link to open; `home` is our own origin. */
export const hostileAddresses = (home: string): string[] => {
  const host = home.replace(/^https?:\/\//, '')
  return [
    'https://evil.test/reset-password/brand',
    '//evil.test/user-email-confirmation',
    '/\\evil.test',
    '\\\\evil.test',
    'http:/\\evil.test',
    ' http://evil.test',
    '\thttp://evil.test',
    `${home}@evil.test/`,
    `${home}.evil.test/`,
    `${home}:1/reset-password`,
    `http://user:pw@${host}/reset-password/brand`,
    `https://${host}/reset-password/brand`,
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:http://evil.test/x',
    'file:///etc/passwd',
    'http://[::1]/',
    'http://evil.test%2f@localhost',
    // Ours, but pages that do not handle the token.
    `${home}/b/anybody`,
    '/p/marketplace',
    `${home}/reset-password/../b/x`,
    `${home}/reset-password/brand/../../../b/x`,
    `${home}/reset-password%2f..%2fb`,
    '/login?x=/reset-password',
  ]
}

/** Headers by which a proxy, or an attacker, claims the site's name. */
export const poisonedHeaders: readonly Record<string, string>[] = [
  { host: 'evil.test' },
  { host: 'evil.test:80' },
  { host: 'localhost:8080@evil.test' },
  { 'x-forwarded-host': 'evil.test' },
  { 'x-forwarded-host': 'evil.test, localhost:8080', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': 'evil.test', 'x-host': 'evil.test' },
  { forwarded: 'for=1.2.3.4;host=evil.test;proto=https' },
  { 'x-original-url': 'http://evil.test/', 'x-rewrite-url': 'http://evil.test/' },
  { origin: 'http://evil.test', referer: 'http://evil.test/reset-password/brand' },
  { 'x-forwarded-prefix': '//evil.test', 'x-forwarded-port': '1' },
]
