// Written in syntax that any Node can parse, because it must report an outdated version before newer syntax fails.
var NEEDED = [20, 19]

function tooOld(version) {
  var parts = version.split('.').map(Number)
  return parts[0] < NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] < NEEDED[1])
}

function check(version) {
  if (!tooOld(version)) return
  console.error('Samspel needs Node ' + NEEDED.join('.') + ' or newer; this is Node ' + version + '.')
  process.exit(1)
}

module.exports = { tooOld: tooOld, check: check }
