import type { Compiler } from 'webpack'

/** ms of patience with a chunk of a remote, less than with a whole attempt, so that the next attempt asks anew; for scripts webpack's `chunkLoadTimeout` does it. */
export const CHUNK_PATIENCE = 6_000

/** Runs in the page, after webpack's own loading functions are made. */
const runtimeCode = (require: string): string => `
var again = {};
var fresh = function (address) {
  var times = (again[address] || 0) + ((self.samspelAgain || {})[address.slice(0, address.lastIndexOf("/") + 1)] || 0);
  return times ? address + "?again=" + times : address;
};
var failed = function (address) { again[address] = (again[address] || 0) + 1; };
var load = ${require}.l;
if (load) {
  ${require}.l = function (address, done, key, chunk, priority) {
    return load(fresh(address), function (event) {
      if (!event || event.type !== "load") failed(address);
      return done(event);
    }, key, chunk, priority);
  };
}
var addressOf = ${require}.miniCssF, handlers = ${require}.f, style = handlers && handlers.miniCss;
if (addressOf && style) {
  ${require}.miniCssF = function (chunk) { return fresh(addressOf(chunk)); };
  handlers.miniCss = function (chunk, promises) {
    var before = promises.length;
    style(chunk, promises);
    if (promises.length === before) return;
    var address = addressOf(chunk), asked = fresh(address);
    var timer = setTimeout(function () {
      document.querySelectorAll("link[rel=stylesheet]").forEach(function (link) {
        if (link.onerror && link.href.slice(-asked.length) === asked) link.onerror({ type: "timeout", target: link });
      });
    }, ${CHUNK_PATIENCE});
    promises[promises.length - 1].then(function () { clearTimeout(timer); }, function () { clearTimeout(timer); failed(address); });
  };
}
`

/**
 * A chunk that failed is asked for under another address the next time. A browser joins a request for the same address to the one that still
 * hangs, and answers it from what has failed: trying again would wait, or fail, without asking. Stylesheets get a time limit, too.
 */
export class FreshChunksPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack
    class FreshChunksRuntimeModule extends RuntimeModule {
      constructor() {
        super('samspel fresh chunks', RuntimeModule.STAGE_TRIGGER)
      }

      override generate(): string {
        return runtimeCode(RuntimeGlobals.require)
      }
    }
    compiler.hooks.thisCompilation.tap('FreshChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap('FreshChunksPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new FreshChunksRuntimeModule())
      })
    })
  }
}
