import type { Compiler } from 'webpack'

/** ms of patience with a chunk of a remote, less than with a whole attempt, so that the next attempt asks anew; for scripts webpack's `chunkLoadTimeout` does it. */
export const CHUNK_PATIENCE = 6_000

/** Runs in the page, after webpack's own loading functions are made. */
export const runtimeCode = (require: string): string => `
var again = {}, lost = {};
var fresh = function (address) {
  var times = (again[address] || 0) + ((self.samspelAgain || {})[address.slice(0, address.lastIndexOf("/") + 1)] || 0);
  return times ? address + "?again=" + times : address;
};
var failed = function (address, hangs) { if (hangs) again[address] = (again[address] || 0) + 1; else lost[address] = 1; };
var anew = function (base, address) {
  return lost[address] && fetch(base + fresh(address), { cache: "reload", signal: AbortSignal.timeout(${CHUNK_PATIENCE}) }).then(function (answer) {
    if (!answer.ok) throw answer;
    return answer.arrayBuffer();
  }).catch(function (error) {
    failed(address, error.name === "TimeoutError");
    throw Object.assign(new Error("Loading chunk file failed: " + address), { name: "ChunkLoadError" });
  });
};
var load = ${require}.l;
if (load) {
  ${require}.l = function (address, done, key, chunk, priority) {
    var ask = function () {
      load(fresh(address), function (event) {
        if (!event || event.type !== "load") failed(address, event && event.type === "timeout");
        return done(event);
      }, key, chunk, priority);
    };
    var wait = anew("", address);
    if (wait) wait.then(ask, function () { done({ type: "error", target: { src: address } }); }); else ask();
  };
}
var addressOf = ${require}.miniCssF, handlers = ${require}.f, style = handlers && handlers.miniCss;
if (addressOf && style) {
  ${require}.miniCssF = function (chunk) { return fresh(addressOf(chunk)); };
  var ask = function (chunk, promises) {
    var before = promises.length;
    style(chunk, promises);
    if (promises.length === before) return;
    var address = addressOf(chunk), asked = fresh(address), hangs;
    var timer = setTimeout(function () {
      hangs = true;
      document.querySelectorAll("link[rel=stylesheet]").forEach(function (link) {
        if (link.onerror && link.href.slice(-asked.length) === asked) link.onerror({ type: "timeout", target: link });
      });
    }, ${CHUNK_PATIENCE});
    promises[promises.length - 1].then(function () { clearTimeout(timer); }, function () { clearTimeout(timer); failed(address, hangs); });
  };
  handlers.miniCss = function (chunk, promises) {
    var wait = anew(${require}.p, addressOf(chunk));
    if (!wait) return ask(chunk, promises);
    promises.push(wait.then(function () {
      var own = [];
      ask(chunk, own);
      return Promise.all(own);
    }));
  };
}
`

/**
 * A chunk that hangs is asked for under another address the next time: a browser joins a request for the same address to the one that still
 * hangs. One that did not come, or was refused for its hash, is first fetched past every cache: they would answer with the very same for a year. If that fails, too, the try has failed: one request for each try.
 * Stylesheets get a time limit, too.
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
