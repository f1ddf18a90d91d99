const evil = 'evil.test'

/** Values of auth_origin_url that are no page of `home`: well over a hundred ways to say somewhere else. */
export const hostileOrigins = (home: string): string[] => {
  const { host, port, hostname } = new URL(home)
  const elsewhere = [
    `https://${evil}`, `http://${evil}/login/creator`, `HTTP://${evil}`, `//${evil}`, `///${evil}`, `////${evil}`, `/\\${evil}`, `\\\\${evil}`, `\\/${evil}`, `/\\/${evil}`, `http:/${evil}`, `http:${evil}`, `http:///${evil}`, `http:\\\\${evil}`,
    `http:\\/${evil}`, `https:/\\${evil}`, `ftp://${evil}/`, `ws://${evil}/`, `gopher://${evil}`, `blob:http://${evil}/1`, `filesystem:http://${evil}/x`, 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'javascript://x/%0aalert(1)',
    'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'about:blank', `intent://${evil}#Intent;end`, 'mailto:x@evil.test', 'http://', 'http://?', 'http://#', 'http://[', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://0x7f.1/', 'http://2130706433/', 'http://0/', '', ' ', '%00', 'null', 'undefined', '..', '/', '/login/creator', 'login/creator',
  ]
  const lookAlikes = [
    `${home}.${evil}/`, `${home}@${evil}/`, `${home}:x@${evil}/`, `${home}%40${evil}/`, `${home}\\@${evil}/`, `${home}%2e${evil}`, `${home}\t.${evil}`, `${home}#@${evil}/\\`, `http://${evil}/${home}`, `http://${evil}?${home}`, `http://${evil}#${home}`,
    `http://${evil}\\${host}`, `http://${host}\\.${evil}`, `http://${hostname}`, `http://${hostname}:1/`, `http://${hostname}:${port}0/`, `https://${host}/`, `ftp://${host}/`, `ws://${host}/x`, `http://user@${host}/`, `http://user:pw@${host}/`, `http://:pw@${host}/`, `http://${host}.:80/`,
    `http://localhost.${evil}:${port}/`, `http://${evil}:${port}/`, `http://xn--localhst-n1a:${port}/`, `http://lоcalhost:${port}/`, `http://localhost%00.${evil}:${port}/`, `http://localhost%0d%0a.${evil}/`, `//${host}@${evil}`, `//${host}.${evil}`,
  ]
  // Pages of this site that the API and the edge answer, and paths that are read as another host further on.
  const noPages = ['/api/docs', '/docs', '/docs/json', '/uploads/x.svg', '/sandbox/mail', '/sandbox/social/authorize', '/public/x', '/registry.json', '/healthz', '/%61pi/x', '//evil.test', '//evil.test/login', '/%2f%2fevil.test/../api', '/remotes/x.js', '/API/x', '/%zz'].map((path) => home + path)
  const dressed = [`http://${evil}`, `//${evil}`, `${home}.${evil}`].flatMap((address) => [` ${address}`, `\t${address}`, `\n${address}`, `\u0000${address}`, `\u00a0${address}`, `\ufeff${address}`, `${address}\u0000`, `${address}\r\nLocation: http://${evil}`, `"${address}"`, `<${address}>`, encodeURIComponent(address), `${address}/${'x'.repeat(3_000)}`])
  return [...elsewhere, ...lookAlikes, ...noPages, ...dressed]
}
