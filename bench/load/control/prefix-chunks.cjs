// Pages of different remotes may have one chunk name: in one build they would become one chunk.
module.exports = function prefixChunks(source) {
  const { name } = this.getOptions()
  return source.replace(/webpackChunkName: "([^"]+)"/g, `webpackChunkName: "${name}-$1"`)
}
