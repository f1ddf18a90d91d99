// Pages of different remotes may use the same chunk name; in one build webpack would merge them into one chunk.
module.exports = function prefixChunks(source) {
  const { name } = this.getOptions()
  return source.replace(/webpackChunkName: "([^"]+)"/g, `webpackChunkName: "${name}-$1"`)
}
