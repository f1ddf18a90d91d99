// `styles.button` is 'button' in tests, so that a test can ask for a class by its source name.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) })
