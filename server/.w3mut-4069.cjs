var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// jg:jg
var require_jg = __commonJS({
  "jg:jg"(exports2, module2) {
    module2.exports = globalThis.__jg;
  }
});

// shared/api/src/files/read-text-file.test.ts
var import_globals = __toESM(require_jg(), 1);

// shared/api/src/files/read-text-file.ts
function stryNS_9fa48() {
  var g = typeof globalThis === "object" && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === void 0 && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id2) {
    if (ns.activeMutant === id2) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error("Stryker: Hit count limit reached (" + ns.hitCount + ")");
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
async function readTextFile(file2) {
  if (stryMutAct_9fa48("6")) {
    {
    }
  } else {
    stryCov_9fa48("6");
    const bytes = new Uint8Array(await file2.arrayBuffer());
    const mark = (stryMutAct_9fa48("9") ? bytes[0] === 255 || bytes[1] === 254 : stryMutAct_9fa48("8") ? false : stryMutAct_9fa48("7") ? true : (stryCov_9fa48("7", "8", "9"), (stryMutAct_9fa48("11") ? bytes[0] !== 255 : stryMutAct_9fa48("10") ? true : (stryCov_9fa48("10", "11"), bytes[0] === 255)) && (stryMutAct_9fa48("13") ? bytes[1] !== 254 : stryMutAct_9fa48("12") ? true : (stryCov_9fa48("12", "13"), bytes[1] === 254)))) ? stryMutAct_9fa48("14") ? "" : (stryCov_9fa48("14"), "utf-16le") : (stryMutAct_9fa48("17") ? bytes[0] === 254 || bytes[1] === 255 : stryMutAct_9fa48("16") ? false : stryMutAct_9fa48("15") ? true : (stryCov_9fa48("15", "16", "17"), (stryMutAct_9fa48("19") ? bytes[0] !== 254 : stryMutAct_9fa48("18") ? true : (stryCov_9fa48("18", "19"), bytes[0] === 254)) && (stryMutAct_9fa48("21") ? bytes[1] !== 255 : stryMutAct_9fa48("20") ? true : (stryCov_9fa48("20", "21"), bytes[1] === 255)))) ? stryMutAct_9fa48("22") ? "" : (stryCov_9fa48("22"), "utf-16be") : stryMutAct_9fa48("23") ? "Stryker was here!" : (stryCov_9fa48("23"), "");
    if (stryMutAct_9fa48("25") ? false : stryMutAct_9fa48("24") ? true : (stryCov_9fa48("24", "25"), mark)) return stryMutAct_9fa48("26") ? {} : (stryCov_9fa48("26"), {
      text: new TextDecoder(mark).decode(bytes),
      isGuessed: stryMutAct_9fa48("27") ? true : (stryCov_9fa48("27"), false)
    });
    if (stryMutAct_9fa48("29") ? false : stryMutAct_9fa48("28") ? true : (stryCov_9fa48("28", "29"), bytes.includes(0))) return void 0;
    try {
      if (stryMutAct_9fa48("30")) {
        {
        }
      } else {
        stryCov_9fa48("30");
        return stryMutAct_9fa48("31") ? {} : (stryCov_9fa48("31"), {
          text: new TextDecoder(stryMutAct_9fa48("32") ? "" : (stryCov_9fa48("32"), "utf-8"), stryMutAct_9fa48("33") ? {} : (stryCov_9fa48("33"), {
            fatal: stryMutAct_9fa48("34") ? false : (stryCov_9fa48("34"), true)
          })).decode(bytes),
          isGuessed: stryMutAct_9fa48("35") ? true : (stryCov_9fa48("35"), false)
        });
      }
    } catch {
      if (stryMutAct_9fa48("36")) {
        {
        }
      } else {
        stryCov_9fa48("36");
        return stryMutAct_9fa48("37") ? {} : (stryCov_9fa48("37"), {
          text: new TextDecoder(stryMutAct_9fa48("38") ? "" : (stryCov_9fa48("38"), "windows-1252")).decode(bytes),
          isGuessed: stryMutAct_9fa48("39") ? false : (stryCov_9fa48("39"), true)
        });
      }
    }
  }
}

// shared/api/src/files/read-text-file.test.ts
var file = (bytes) => new Blob([Uint8Array.from(bytes)]);
(0, import_globals.test)("UTF-8 with and without its mark, UTF-16 and what Windows writes are read; what is no text is not", async () => {
  (0, import_globals.expect)(await readTextFile(new Blob(["namn;ort\n\xC5re;\xC5re"]))).toEqual({ text: "namn;ort\n\xC5re;\xC5re", isGuessed: false });
  (0, import_globals.expect)((await readTextFile(file([239, 187, 191, 97])))?.text).toBe("a");
  (0, import_globals.expect)(await readTextFile(file([255, 254, 197, 0, 114, 0]))).toEqual({ text: "\xC5r", isGuessed: false });
  (0, import_globals.expect)(await readTextFile(file([254, 255, 0, 197, 0, 114]))).toEqual({ text: "\xC5r", isGuessed: false });
  (0, import_globals.expect)(await readTextFile(file([197, 114, 101]))).toEqual({ text: "\xC5re", isGuessed: true });
  (0, import_globals.expect)(await readTextFile(file([80, 75, 3, 4, 0]))).toBeUndefined();
});
(0, import_globals.test)("half a byte order mark is none", async () => {
  (0, import_globals.expect)(await readTextFile(file([255, 97]))).toEqual({ text: "\xFFa", isGuessed: true });
  (0, import_globals.expect)(await readTextFile(file([254, 97]))).toEqual({ text: "\xFEa", isGuessed: true });
  (0, import_globals.expect)(await readTextFile(file([97, 254]))).toEqual({ text: "a\xFE", isGuessed: true });
  (0, import_globals.expect)(await readTextFile(file([97, 255]))).toEqual({ text: "a\xFF", isGuessed: true });
  (0, import_globals.expect)(await readTextFile(file([]))).toEqual({ text: "", isGuessed: false });
});

// shared/api/src/files/write-csv.test.ts
var import_globals2 = __toESM(require_jg(), 1);

// shared/api/src/rules/plain-text.ts
var spelled = { \u00F8: "o", \u00E6: "ae", \u00DF: "ss", \u0111: "d", \u0142: "l" };
var plainText = (text) => text.toLowerCase().normalize("NFD").replace(new RegExp("\\p{M}", "gu"), "").replace(/[øæßđł]/g, (letter) => spelled[letter]);

// shared/api/src/files/table-text.ts
function stryNS_9fa482() {
  var g = typeof globalThis === "object" && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === void 0 && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa482 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa482();
function stryCov_9fa482() {
  var ns = stryNS_9fa482();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa482 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa482(id) {
  var ns = stryNS_9fa482();
  function isActive(id2) {
    if (ns.activeMutant === id2) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error("Stryker: Hit count limit reached (" + ns.hitCount + ")");
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa482 = isActive;
  return isActive(id);
}
var delimiters = stryMutAct_9fa482("110") ? [] : (stryCov_9fa482("110"), [stryMutAct_9fa482("111") ? "" : (stryCov_9fa482("111"), ","), stryMutAct_9fa482("112") ? "" : (stryCov_9fa482("112"), ";"), stryMutAct_9fa482("113") ? "" : (stryCov_9fa482("113"), "	")]);
var named = stryMutAct_9fa482("119") ? /^\uFEFF?"?sep=(.)"?[^ \t]*(?:\r\n|\r|\n)/i : stryMutAct_9fa482("118") ? /^\uFEFF?"?sep=(.)"?[ \t](?:\r\n|\r|\n)/i : stryMutAct_9fa482("117") ? /^\uFEFF?"?sep=(.)"[ \t]*(?:\r\n|\r|\n)/i : stryMutAct_9fa482("116") ? /^\uFEFF?"sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i : stryMutAct_9fa482("115") ? /^\uFEFF"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i : stryMutAct_9fa482("114") ? /\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i : (stryCov_9fa482("114", "115", "116", "117", "118", "119"), /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i);
var mostFrequent = (text) => {
  if (stryMutAct_9fa482("120")) {
    {
    }
  } else {
    stryCov_9fa482("120");
    const heading = (stryMutAct_9fa482("121") ? /^.*\S.*$/m.exec(text)?.[0] && "" : (stryCov_9fa482("121"), (stryMutAct_9fa482("122") ? /^.*\S.*$/m.exec(text)[0] : (stryCov_9fa482("122"), (stryMutAct_9fa482("127") ? /^.*\S.$/m : stryMutAct_9fa482("126") ? /^.*\s.*$/m : stryMutAct_9fa482("125") ? /^.\S.*$/m : stryMutAct_9fa482("124") ? /^.*\S.*/m : stryMutAct_9fa482("123") ? /.*\S.*$/m : (stryCov_9fa482("123", "124", "125", "126", "127"), /^.*\S.*$/m)).exec(text)?.[0])) ?? (stryMutAct_9fa482("128") ? "Stryker was here!" : (stryCov_9fa482("128"), "")))).replace(stryMutAct_9fa482("130") ? /"["]*"/g : stryMutAct_9fa482("129") ? /"[^"]"/g : (stryCov_9fa482("129", "130"), /"[^"]*"/g), stryMutAct_9fa482("131") ? "Stryker was here!" : (stryCov_9fa482("131"), ""));
    const count = stryMutAct_9fa482("132") ? () => void 0 : (stryCov_9fa482("132"), /* @__PURE__ */ (() => {
      const count2 = (sign) => heading.split(sign).length;
      return count2;
    })());
    return delimiters.reduce(stryMutAct_9fa482("133") ? () => void 0 : (stryCov_9fa482("133"), (best, sign) => (stryMutAct_9fa482("137") ? count(sign) <= count(best) : stryMutAct_9fa482("136") ? count(sign) >= count(best) : stryMutAct_9fa482("135") ? false : stryMutAct_9fa482("134") ? true : (stryCov_9fa482("134", "135", "136", "137"), count(sign) > count(best))) ? sign : best));
  }
};
var tableTextOf = (text) => {
  if (stryMutAct_9fa482("138")) {
    {
    }
  } else {
    stryCov_9fa482("138");
    const said = named.exec(text);
    return stryMutAct_9fa482("139") ? {} : (stryCov_9fa482("139"), {
      text: text.replace(stryMutAct_9fa482("140") ? /\uFEFF/ : (stryCov_9fa482("140"), /^\uFEFF/), stryMutAct_9fa482("141") ? "Stryker was here!" : (stryCov_9fa482("141"), "")),
      delimiter: stryMutAct_9fa482("142") ? said?.[1] && mostFrequent(text) : (stryCov_9fa482("142"), (stryMutAct_9fa482("143") ? said[1] : (stryCov_9fa482("143"), said?.[1])) ?? mostFrequent(text)),
      fromLine: said ? 2 : 1
    });
  }
};
var unseen = stryMutAct_9fa482("144") ? /[^\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g : (stryCov_9fa482("144"), /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g);
var guard = stryMutAct_9fa482("148") ? /^'(?=[=+\-@\t\r\D])/ : stryMutAct_9fa482("147") ? /^'(?=[^=+\-@\t\r\d])/ : stryMutAct_9fa482("146") ? /^'(?![=+\-@\t\r\d])/ : stryMutAct_9fa482("145") ? /'(?=[=+\-@\t\r\d])/ : (stryCov_9fa482("145", "146", "147", "148"), /^'(?=[=+\-@\t\r\d])/);
var textFormula = stryMutAct_9fa482("152") ? /^="(["]*)"$/ : stryMutAct_9fa482("151") ? /^="([^"])"$/ : stryMutAct_9fa482("150") ? /^="([^"]*)"/ : stryMutAct_9fa482("149") ? /="([^"]*)"$/ : (stryCov_9fa482("149", "150", "151", "152"), /^="([^"]*)"$/);
var cellText = (cell) => {
  if (stryMutAct_9fa482("153")) {
    {
    }
  } else {
    stryCov_9fa482("153");
    const text = stryMutAct_9fa482("154") ? cell.replace(unseen, "") : (stryCov_9fa482("154"), cell.replace(unseen, stryMutAct_9fa482("155") ? "Stryker was here!" : (stryCov_9fa482("155"), "")).trim());
    return stryMutAct_9fa482("156") ? textFormula.exec(text)?.[1] ?? text.replace(guard, "") : (stryCov_9fa482("156"), (stryMutAct_9fa482("157") ? textFormula.exec(text)?.[1] && text.replace(guard, "") : (stryCov_9fa482("157"), (stryMutAct_9fa482("158") ? textFormula.exec(text)[1] : (stryCov_9fa482("158"), textFormula.exec(text)?.[1])) ?? text.replace(guard, stryMutAct_9fa482("159") ? "Stryker was here!" : (stryCov_9fa482("159"), "")))).trim());
  }
};
var headingWord = stryMutAct_9fa482("160") ? () => void 0 : (stryCov_9fa482("160"), /* @__PURE__ */ (() => {
  const headingWord2 = (cell) => plainText(cellText(cell)).replace(stryMutAct_9fa482("164") ? /[^\p{L}\P{N}]+/gu : stryMutAct_9fa482("163") ? /[^\P{L}\p{N}]+/gu : stryMutAct_9fa482("162") ? /[\p{L}\p{N}]+/gu : stryMutAct_9fa482("161") ? /[^\p{L}\p{N}]/gu : (stryCov_9fa482("161", "162", "163", "164"), /[^\p{L}\p{N}]+/gu), stryMutAct_9fa482("165") ? "Stryker was here!" : (stryCov_9fa482("165"), ""));
  return headingWord2;
})());
var columnsCalled = (heading, names3) => {
  if (stryMutAct_9fa482("166")) {
    {
    }
  } else {
    stryCov_9fa482("166");
    const words = heading.map(headingWord);
    const found = {};
    for (const key of Object.keys(names3)) {
      if (stryMutAct_9fa482("167")) {
        {
        }
      } else {
        stryCov_9fa482("167");
        const sought = new Set(names3[key].map(headingWord));
        found[key] = words.flatMap(stryMutAct_9fa482("168") ? () => void 0 : (stryCov_9fa482("168"), (word, at) => sought.has(word) ? at : stryMutAct_9fa482("169") ? ["Stryker was here"] : (stryCov_9fa482("169"), [])));
      }
    }
    return found;
  }
};

// shared/api/src/files/write-csv.ts
function stryNS_9fa483() {
  var g = typeof globalThis === "object" && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === void 0 && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa483 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa483();
function stryCov_9fa483() {
  var ns = stryNS_9fa483();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa483 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa483(id) {
  var ns = stryNS_9fa483();
  function isActive(id2) {
    if (ns.activeMutant === id2) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error("Stryker: Hit count limit reached (" + ns.hitCount + ")");
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa483 = isActive;
  return isActive(id);
}
var swedish = stryMutAct_9fa483("170") ? {} : (stryCov_9fa483("170"), {
  delimiter: stryMutAct_9fa483("171") ? "" : (stryCov_9fa483("171"), ";"),
  decimal: stryMutAct_9fa483("172") ? "" : (stryCov_9fa483("172"), ",")
});
var formats = stryMutAct_9fa483("173") ? {} : (stryCov_9fa483("173"), {
  sv: swedish,
  en: stryMutAct_9fa483("174") ? {} : (stryCov_9fa483("174"), {
    delimiter: stryMutAct_9fa483("175") ? "" : (stryCov_9fa483("175"), ","),
    decimal: stryMutAct_9fa483("176") ? "" : (stryCov_9fa483("176"), ".")
  })
});
var isFormula = stryMutAct_9fa483("177") ? () => void 0 : (stryCov_9fa483("177"), /* @__PURE__ */ (() => {
  const isFormula2 = (text) => stryMutAct_9fa483("180") ? /^[=+\-@\t\r]/.test(text) || !/^[+-][\d\s().,-]*$/.test(text) : stryMutAct_9fa483("179") ? false : stryMutAct_9fa483("178") ? true : (stryCov_9fa483("178", "179", "180"), (stryMutAct_9fa483("182") ? /^[^=+\-@\t\r]/ : stryMutAct_9fa483("181") ? /[=+\-@\t\r]/ : (stryCov_9fa483("181", "182"), /^[=+\-@\t\r]/)).test(text) && (stryMutAct_9fa483("183") ? /^[+-][\d\s().,-]*$/.test(text) : (stryCov_9fa483("183"), !(stryMutAct_9fa483("190") ? /^[+-][\d\S().,-]*$/ : stryMutAct_9fa483("189") ? /^[+-][\D\s().,-]*$/ : stryMutAct_9fa483("188") ? /^[+-][^\d\s().,-]*$/ : stryMutAct_9fa483("187") ? /^[+-][\d\s().,-]$/ : stryMutAct_9fa483("186") ? /^[^+-][\d\s().,-]*$/ : stryMutAct_9fa483("185") ? /^[+-][\d\s().,-]*/ : stryMutAct_9fa483("184") ? /[+-][\d\s().,-]*$/ : (stryCov_9fa483("184", "185", "186", "187", "188", "189", "190"), /^[+-][\d\s().,-]*$/)).test(text))));
  return isFormula2;
})());
var cellOf = (value, {
  delimiter,
  decimal
}) => {
  if (stryMutAct_9fa483("191")) {
    {
    }
  } else {
    stryCov_9fa483("191");
    const text = (stryMutAct_9fa483("194") ? typeof value !== "number" : stryMutAct_9fa483("193") ? false : stryMutAct_9fa483("192") ? true : (stryCov_9fa483("192", "193", "194"), typeof value === (stryMutAct_9fa483("195") ? "" : (stryCov_9fa483("195"), "number")))) ? String(value).replace(stryMutAct_9fa483("196") ? "" : (stryCov_9fa483("196"), "."), decimal) : stryMutAct_9fa483("197") ? value && "" : (stryCov_9fa483("197"), value ?? (stryMutAct_9fa483("198") ? "Stryker was here!" : (stryCov_9fa483("198"), "")));
    const safe = isFormula(text) ? stryMutAct_9fa483("199") ? `` : (stryCov_9fa483("199"), `'${text}`) : text;
    return (stryMutAct_9fa483("202") ? safe.includes(delimiter) && /["\n\r]/.test(safe) : stryMutAct_9fa483("201") ? false : stryMutAct_9fa483("200") ? true : (stryCov_9fa483("200", "201", "202"), safe.includes(delimiter) || (stryMutAct_9fa483("203") ? /[^"\n\r]/ : (stryCov_9fa483("203"), /["\n\r]/)).test(safe))) ? stryMutAct_9fa483("204") ? `` : (stryCov_9fa483("204"), `"${safe.replaceAll(stryMutAct_9fa483("205") ? "" : (stryCov_9fa483("205"), '"'), stryMutAct_9fa483("206") ? "" : (stryCov_9fa483("206"), '""'))}"`) : safe;
  }
};
var toCsv = (lines, language = stryMutAct_9fa483("207") ? "" : (stryCov_9fa483("207"), "sv")) => {
  if (stryMutAct_9fa483("208")) {
    {
    }
  } else {
    stryCov_9fa483("208");
    const format = formats[language];
    return stryMutAct_9fa483("209") ? `` : (stryCov_9fa483("209"), `\uFEFF${lines.map(stryMutAct_9fa483("210") ? () => void 0 : (stryCov_9fa483("210"), (line) => line.map(stryMutAct_9fa483("211") ? () => void 0 : (stryCov_9fa483("211"), (cell) => cellOf(cell, format))).join(format.delimiter))).join(stryMutAct_9fa483("212") ? "" : (stryCov_9fa483("212"), "\r\n"))}\r
`);
  }
};

// shared/api/src/files/write-csv.test.ts
(0, import_globals2.test)("numbers have the decimal sign of the language, and nothing of text is changed", () => {
  (0, import_globals2.expect)(toCsv([["M\xE5tt", 6.1, -0.12, 18400, null, "6.1", "2026-11-29"]])).toBe(
    "\uFEFFM\xE5tt;6,1;-0,12;18400;;6.1;2026-11-29\r\n"
  );
  (0, import_globals2.expect)(toCsv([["Size", 6.1, -0.12, "a, b"]], "en")).toBe('\uFEFFSize,6.1,-0.12,"a, b"\r\n');
});
(0, import_globals2.test)("no cell runs as a formula; phone numbers and negative sums stay as they are", () => {
  (0, import_globals2.expect)(toCsv([["=1+1", "@bo", "+46 90 12", "-12,50", "-cmd", "	x", "a;b", 'a "b"', "a\nb"]])).toBe(
    `\uFEFF'=1+1;'@bo;+46 90 12;-12,50;'-cmd;'	x;"a;b";"a ""b""";"a
b"\r
`
  );
});
(0, import_globals2.test)("what is written is read as it was", () => {
  for (const text of ["=1+1", "@bo", "-cmd", "+46 90 12", "2026-11-29", "'s-Hertogenbosch"]) {
    const [cell = ""] = toCsv([[text]]).slice(1).split("\r\n");
    (0, import_globals2.expect)(cellText(cell)).toBe(text);
  }
  const rows = [
    ["Ort", "Latitud"],
    ["Ume\xE5", 63.8]
  ];
  (0, import_globals2.expect)(tableTextOf(toCsv(rows))).toEqual({ text: "Ort;Latitud\r\nUme\xE5;63,8\r\n", delimiter: ";", fromLine: 1 });
  (0, import_globals2.expect)(tableTextOf(toCsv(rows, "en")).delimiter).toBe(",");
});

// shared/api/src/files/store-columns.test.ts
var import_globals3 = __toESM(require_jg(), 1);

// shared/api/src/store-fields.ts
var storeFields = {
  name: { column: "name", longest: 120 },
  address: { column: "address", longest: 200 },
  postalCode: { column: "postal_code", longest: 20 },
  city: { column: "city", longest: 120 },
  countryCode: { column: "country_code" },
  latitude: { column: "latitude", most: 90 },
  longitude: { column: "longitude", most: 180 },
  phone: { column: "phone", longest: 40, mayBeEmpty: true },
  openingHours: { column: "opening_hours", longest: 200, mayBeEmpty: true },
  contactName: { column: "contact_name", longest: 120, mayBeEmpty: true },
  contactEmail: { column: "contact_email", longest: 254, mayBeEmpty: true },
  handoverNote: { column: "handover_note", longest: 500, mayBeEmpty: true }
};
var storeColumnOf = Object.fromEntries(
  Object.entries(storeFields).map(([name, { column }]) => [name, column])
);
var storeFieldNames = Object.keys(storeFields);

// shared/api/src/object-of.ts
var objectOf = (keys, valueOf) => Object.fromEntries(keys.map((key) => [key, valueOf(key)]));

// shared/api/src/files/store-columns.ts
function stryNS_9fa484() {
  var g = typeof globalThis === "object" && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === void 0 && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa484 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa484();
function stryCov_9fa484() {
  var ns = stryNS_9fa484();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa484 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa484(id) {
  var ns = stryNS_9fa484();
  function isActive(id2) {
    if (ns.activeMutant === id2) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error("Stryker: Hit count limit reached (" + ns.hitCount + ")");
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa484 = isActive;
  return isActive(id);
}
var storeColumns = stryMutAct_9fa484("40") ? [] : (stryCov_9fa484("40"), [stryMutAct_9fa484("41") ? "" : (stryCov_9fa484("41"), "id"), ...storeFieldNames]);
var storeHeading = stryMutAct_9fa484("42") ? () => void 0 : (stryCov_9fa484("42"), /* @__PURE__ */ (() => {
  const storeHeading2 = (column) => (stryMutAct_9fa484("45") ? column !== "id" : stryMutAct_9fa484("44") ? false : stryMutAct_9fa484("43") ? true : (stryCov_9fa484("43", "44", "45"), column === (stryMutAct_9fa484("46") ? "" : (stryCov_9fa484("46"), "id")))) ? stryMutAct_9fa484("47") ? "" : (stryCov_9fa484("47"), "id") : storeFields[column].column;
  return storeHeading2;
})());
var columns = {
  id: {
    sv: null,
    en: null,
    also: []
  },
  name: {
    sv: "Butik",
    en: "Store",
    also: ["namn", "butiksnamn", "store name", "navn", "butikk", "butikknavn", "nimi", "myym\xE4l\xE4"]
  },
  address: {
    sv: "Gatuadress",
    en: "Street address",
    also: ["adress", "bes\xF6ksadress", "gata", "street", "adresse", "bes\xF8ksadresse", "osoite", "katuosoite"]
  },
  postalCode: {
    sv: "Postnummer",
    en: "Postal code",
    also: ["postnr", "postcode", "zip", "zip code", "postinumero"]
  },
  city: {
    sv: "Ort",
    en: "City",
    also: ["stad", "postort", "town", "by", "sted", "poststed", "kaupunki", "postitoimipaikka"]
  },
  countryCode: {
    sv: "Land",
    en: "Country",
    also: ["landskod", "country code", "maa"]
  },
  latitude: {
    sv: "Latitud",
    en: "Latitude",
    also: ["lat", "breddegrad", "leveysaste"]
  },
  longitude: {
    sv: "Longitud",
    en: "Longitude",
    also: ["lng", "lon", "long", "lengdegrad", "pituusaste"]
  },
  phone: {
    sv: "Telefon",
    en: "Phone",
    also: ["tel", "telefonnummer", "phone number", "puhelin"]
  },
  openingHours: {
    sv: "\xD6ppettider",
    en: "Opening hours",
    also: ["\xE5pningstider", "\xE5bningstider", "aukioloajat"]
  },
  contactName: {
    sv: "Kontaktperson",
    en: "Contact person",
    also: ["kontakt", "contact", "yhteyshenkil\xF6"]
  },
  contactEmail: {
    sv: "Kontaktens e-post",
    en: "Contact\u2019s email",
    also: ["e-post", "e-postadress", "mejl", "mail", "email", "e-mail", "s\xE4hk\xF6posti"]
  },
  handoverNote: {
    sv: "Anteckning vid utl\xE4mning",
    en: "Hand-over note",
    also: ["utl\xE4mning"]
  }
};
var storeColumnName = stryMutAct_9fa484("48") ? () => void 0 : (stryCov_9fa484("48"), /* @__PURE__ */ (() => {
  const storeColumnName2 = (column, language) => stryMutAct_9fa484("51") ? column in columns && columns[column][language] && column : stryMutAct_9fa484("50") ? false : stryMutAct_9fa484("49") ? true : (stryCov_9fa484("49", "50", "51"), (stryMutAct_9fa484("53") ? column in columns || columns[column][language] : stryMutAct_9fa484("52") ? false : (stryCov_9fa484("52", "53"), column in columns && columns[column][language])) || column);
  return storeColumnName2;
})());
var names = objectOf(storeColumns, (column) => {
  if (stryMutAct_9fa484("54")) {
    {
    }
  } else {
    stryCov_9fa484("54");
    const {
      sv,
      en,
      also
    } = columns[column];
    return stryMutAct_9fa484("55") ? [] : (stryCov_9fa484("55"), [storeHeading(column), ...sv ? stryMutAct_9fa484("56") ? [] : (stryCov_9fa484("56"), [sv, en]) : stryMutAct_9fa484("57") ? ["Stryker was here"] : (stryCov_9fa484("57"), []), ...also]);
  }
});
var storeColumnsOf = (heading) => {
  if (stryMutAct_9fa484("58")) {
    {
    }
  } else {
    stryCov_9fa484("58");
    const found = columnsCalled(heading, names);
    return new Map(storeColumns.flatMap((column) => {
      if (stryMutAct_9fa484("59")) {
        {
        }
      } else {
        stryCov_9fa484("59");
        const [at] = found[column];
        return (stryMutAct_9fa484("62") ? at !== void 0 : stryMutAct_9fa484("61") ? false : stryMutAct_9fa484("60") ? true : (stryCov_9fa484("60", "61", "62"), at === void 0)) ? stryMutAct_9fa484("63") ? ["Stryker was here"] : (stryCov_9fa484("63"), []) : stryMutAct_9fa484("64") ? [] : (stryCov_9fa484("64"), [[column, at]]);
      }
    }));
  }
};
var example = stryMutAct_9fa484("65") ? {} : (stryCov_9fa484("65"), {
  name: stryMutAct_9fa484("66") ? {} : (stryCov_9fa484("66"), {
    sv: stryMutAct_9fa484("67") ? "" : (stryCov_9fa484("67"), "Exempelbutiken"),
    en: stryMutAct_9fa484("68") ? "" : (stryCov_9fa484("68"), "Example store")
  }),
  address: stryMutAct_9fa484("69") ? {} : (stryCov_9fa484("69"), {
    sv: stryMutAct_9fa484("70") ? "" : (stryCov_9fa484("70"), "Storgatan 1"),
    en: stryMutAct_9fa484("71") ? "" : (stryCov_9fa484("71"), "Storgatan 1")
  }),
  postalCode: stryMutAct_9fa484("72") ? {} : (stryCov_9fa484("72"), {
    sv: stryMutAct_9fa484("73") ? "" : (stryCov_9fa484("73"), "903 26"),
    en: stryMutAct_9fa484("74") ? "" : (stryCov_9fa484("74"), "903 26")
  }),
  city: stryMutAct_9fa484("75") ? {} : (stryCov_9fa484("75"), {
    sv: stryMutAct_9fa484("76") ? "" : (stryCov_9fa484("76"), "Ume\xE5"),
    en: stryMutAct_9fa484("77") ? "" : (stryCov_9fa484("77"), "Ume\xE5")
  }),
  countryCode: stryMutAct_9fa484("78") ? {} : (stryCov_9fa484("78"), {
    sv: stryMutAct_9fa484("79") ? "" : (stryCov_9fa484("79"), "Sverige"),
    en: stryMutAct_9fa484("80") ? "" : (stryCov_9fa484("80"), "Sweden")
  }),
  latitude: stryMutAct_9fa484("81") ? {} : (stryCov_9fa484("81"), {
    sv: stryMutAct_9fa484("82") ? "" : (stryCov_9fa484("82"), "63,8258"),
    en: stryMutAct_9fa484("83") ? "" : (stryCov_9fa484("83"), "63.8258")
  }),
  longitude: stryMutAct_9fa484("84") ? {} : (stryCov_9fa484("84"), {
    sv: stryMutAct_9fa484("85") ? "" : (stryCov_9fa484("85"), "20,2630"),
    en: stryMutAct_9fa484("86") ? "" : (stryCov_9fa484("86"), "20.2630")
  })
});
var storeTemplate = (language) => {
  if (stryMutAct_9fa484("87")) {
    {
    }
  } else {
    stryCov_9fa484("87");
    const shown = stryMutAct_9fa484("88") ? storeColumns : (stryCov_9fa484("88"), storeColumns.filter(stryMutAct_9fa484("89") ? () => void 0 : (stryCov_9fa484("89"), (column) => stryMutAct_9fa484("92") ? columns[column][language] === null : stryMutAct_9fa484("91") ? false : stryMutAct_9fa484("90") ? true : (stryCov_9fa484("90", "91", "92"), columns[column][language] !== null))));
    const rows = stryMutAct_9fa484("93") ? [] : (stryCov_9fa484("93"), [shown.map(stryMutAct_9fa484("94") ? () => void 0 : (stryCov_9fa484("94"), (column) => stryMutAct_9fa484("95") ? columns[column][language] && "" : (stryCov_9fa484("95"), columns[column][language] ?? (stryMutAct_9fa484("96") ? "Stryker was here!" : (stryCov_9fa484("96"), ""))))), shown.map(stryMutAct_9fa484("97") ? () => void 0 : (stryCov_9fa484("97"), (column) => stryMutAct_9fa484("98") ? example[column]?.[language] && "" : (stryCov_9fa484("98"), (stryMutAct_9fa484("99") ? example[column][language] : (stryCov_9fa484("99"), example[column]?.[language])) ?? (stryMutAct_9fa484("100") ? "Stryker was here!" : (stryCov_9fa484("100"), "")))))]);
    return stryMutAct_9fa484("101") ? `` : (stryCov_9fa484("101"), `\uFEFF${rows.map(stryMutAct_9fa484("102") ? () => void 0 : (stryCov_9fa484("102"), (row) => row.join((stryMutAct_9fa484("105") ? language !== "sv" : stryMutAct_9fa484("104") ? false : stryMutAct_9fa484("103") ? true : (stryCov_9fa484("103", "104", "105"), language === (stryMutAct_9fa484("106") ? "" : (stryCov_9fa484("106"), "sv")))) ? stryMutAct_9fa484("107") ? "" : (stryCov_9fa484("107"), ";") : stryMutAct_9fa484("108") ? "" : (stryCov_9fa484("108"), ",")))).join(stryMutAct_9fa484("109") ? "" : (stryCov_9fa484("109"), "\r\n"))}\r
`);
  }
};

// shared/api/src/files/store-columns.test.ts
(0, import_globals3.test)("an export is read as it was written, each column in its place", () => {
  const written = storeColumns.map((column) => column === "id" ? "id" : storeFields[column].column);
  (0, import_globals3.expect)(storeColumns).toEqual(["id", ...storeFieldNames]);
  (0, import_globals3.expect)([...storeColumnsOf(written)]).toEqual(storeColumns.map((column, at) => [column, at]));
});
import_globals3.test.each(["sv", "en"])("the template in %s is read whole; it asks for no id", (language) => {
  const [heading = ""] = storeTemplate(language).slice(1).split("\r\n");
  const found = storeColumnsOf(heading.split(language === "sv" ? ";" : ","));
  (0, import_globals3.expect)([...found.keys()]).toEqual(storeFieldNames);
});
(0, import_globals3.test)("headings of other languages are known; of several with one meaning the first counts, and what is absent is not in the file", () => {
  (0, import_globals3.expect)([...storeColumnsOf(["Myym\xE4l\xE4", "Poststed", "Navn", "N\xE5got annat"])]).toEqual([
    ["name", 0],
    ["city", 1]
  ]);
  (0, import_globals3.expect)(storeColumnsOf([]).size).toBe(0);
});
(0, import_globals3.test)("a column is called as the language has it; an id, and what is no column, by its own name", () => {
  (0, import_globals3.expect)(storeColumnName("postalCode", "sv")).toBe("Postnummer");
  (0, import_globals3.expect)(storeColumnName("postalCode", "en")).toBe("Postal code");
  (0, import_globals3.expect)(storeColumnName("id", "sv")).toBe("id");
  (0, import_globals3.expect)(storeColumnName("f\xE4rg", "en")).toBe("f\xE4rg");
});
(0, import_globals3.test)("the template shows one store, with the signs that the language\u2019s programs expect", () => {
  (0, import_globals3.expect)(storeTemplate("sv")).toBe(
    "\uFEFFButik;Gatuadress;Postnummer;Ort;Land;Latitud;Longitud;Telefon;\xD6ppettider;Kontaktperson;Kontaktens e-post;Anteckning vid utl\xE4mning\r\nExempelbutiken;Storgatan 1;903 26;Ume\xE5;Sverige;63,8258;20,2630;;;;;\r\n"
  );
  (0, import_globals3.expect)(storeTemplate("en")).toBe(
    "\uFEFFStore,Street address,Postal code,City,Country,Latitude,Longitude,Phone,Opening hours,Contact person,Contact\u2019s email,Hand-over note\r\nExample store,Storgatan 1,903 26,Ume\xE5,Sweden,63.8258,20.2630,,,,,\r\n"
  );
});
import_globals3.test.each([
  ["name", ["Butiksnamn", "Store name", "navn", "butikk", "butikknavn", "nimi"]],
  ["address", ["Adress", "Bes\xF6ksadress", "gata", "street", "adresse", "bes\xF8ksadresse", "osoite", "katuosoite"]],
  ["postalCode", ["Postnr", "postcode", "ZIP", "zip code", "postinumero"]],
  ["city", ["Stad", "Postort", "Town", "By", "sted", "kaupunki", "postitoimipaikka"]],
  ["countryCode", ["Landskod", "Country code", "maa"]],
  ["latitude", ["Lat", "breddegrad", "leveysaste"]],
  ["longitude", ["Lng", "lon", "long", "lengdegrad", "pituusaste"]],
  ["phone", ["Tel", "Telefonnummer", "Phone number", "puhelin"]],
  ["openingHours", ["\xE5pningstider", "\xE5bningstider", "aukioloajat"]],
  ["contactName", ["Kontakt", "Contact", "yhteyshenkil\xF6"]],
  ["contactEmail", ["E-post", "E-postadress", "mejl", "mail", "email", "e-mail", "s\xE4hk\xF6posti"]],
  ["handoverNote", ["Utl\xE4mning"]]
])("%s is also called %j", (column, called) => {
  for (const heading of called) (0, import_globals3.expect)([...storeColumnsOf([heading]).keys()]).toEqual([column]);
});

// shared/api/src/files/creator-columns.test.ts
var import_globals4 = __toESM(require_jg(), 1);

// shared/api/src/files/creator-columns.ts
function stryNS_9fa485() {
  var g = typeof globalThis === "object" && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === void 0 && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa485 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa485();
function stryCov_9fa485() {
  var ns = stryNS_9fa485();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa485 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa485(id) {
  var ns = stryNS_9fa485();
  function isActive(id2) {
    if (ns.activeMutant === id2) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error("Stryker: Hit count limit reached (" + ns.hitCount + ")");
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa485 = isActive;
  return isActive(id);
}
var names2 = {
  username: [
    "username",
    "user name",
    "user",
    "anv\xE4ndarnamn",
    "anv\xE4ndare",
    "brukernavn",
    "brugernavn",
    "k\xE4ytt\xE4j\xE4tunnus",
    "k\xE4ytt\xE4j\xE4nimi",
    "instagram",
    "instagram username",
    "instagramkonto",
    "instagram handle",
    "handle",
    "konto",
    "konton",
    "account",
    "profil",
    "profile",
    "profill\xE4nk",
    // Of our own list of rows that could not be read.
    "inneh\xE5ll",
    "content"
  ],
  email: ["email", "e-mail", "email address", "e-post", "e-postadress", "e-postadresse", "epost", "mail", "mailadress", "mejl", "mejladress", "s\xE4hk\xF6posti", "s\xE4hk\xF6postiosoite", "kontaktens e-post"]
};
var creatorColumnsOf = (first) => {
  if (stryMutAct_9fa485("0")) {
    {
    }
  } else {
    stryCov_9fa485("0");
    const found = columnsCalled(first, names2);
    return (stryMutAct_9fa485("4") ? found.username.length + found.email.length <= 0 : stryMutAct_9fa485("3") ? found.username.length + found.email.length >= 0 : stryMutAct_9fa485("2") ? false : stryMutAct_9fa485("1") ? true : (stryCov_9fa485("1", "2", "3", "4"), (stryMutAct_9fa485("5") ? found.username.length - found.email.length : (stryCov_9fa485("5"), found.username.length + found.email.length)) > 0)) ? found : void 0;
  }
};

// shared/api/src/files/creator-columns.test.ts
(0, import_globals4.test)("every column that says who is meant is found, by name and by address", () => {
  (0, import_globals4.expect)(creatorColumnsOf(["Stad", "Anv\xE4ndarnamn", "E-post", "Mejl"])).toEqual({ username: [1], email: [2, 3] });
  (0, import_globals4.expect)(creatorColumnsOf(["bo@ek.se", "Instagram handle"])).toEqual({ username: [1], email: [] });
  (0, import_globals4.expect)(creatorColumnsOf(["s\xE4hk\xF6posti"])).toEqual({ username: [], email: [0] });
});
(0, import_globals4.test)("a row in which no column is known is no heading", () => {
  (0, import_globals4.expect)(creatorColumnsOf(["bo", "Lund"])).toBeUndefined();
  (0, import_globals4.expect)(creatorColumnsOf([])).toBeUndefined();
});

// shared/api/src/files/table-text.test.ts
var import_globals5 = __toESM(require_jg(), 1);
(0, import_globals5.describe)("how a table is to be read", () => {
  import_globals5.test.each([
    ["a,b;c,d", ","],
    ["a;b,c", ","],
    ["a;b;c,d", ";"],
    ["a	b	c;d", "	"],
    ["one word", ","],
    ["", ","]
  ])("the separator of %j is %j", (text, delimiter) => {
    (0, import_globals5.expect)(tableTextOf(text)).toEqual({ text, delimiter, fromLine: 1 });
  });
  (0, import_globals5.test)("empty lines before the heading, later rows and what stands in quotes do not choose it", () => {
    (0, import_globals5.expect)(tableTextOf("\n  \na;b\n1,2,3,4").delimiter).toBe(";");
    (0, import_globals5.expect)(tableTextOf('"a;b;c;d",e,f').delimiter).toBe(",");
    (0, import_globals5.expect)(tableTextOf('"a;b;c";"d;e,f,g,h",i').delimiter).toBe(",");
  });
  import_globals5.test.each([
    ["sep=;\na,b", ";"],
    ["SEP=|\r\na,b", "|"],
    ['"sep=	"\na,b', "	"],
    ["\uFEFFsep=; 	\ra,b", ";"]
  ])("the line %j names it", (text, delimiter) => {
    (0, import_globals5.expect)(tableTextOf(text)).toEqual({ text: text.replace("\uFEFF", ""), delimiter, fromLine: 2 });
  });
  (0, import_globals5.test)("only a first line that says nothing else names one", () => {
    for (const text of ["a,b\nsep=;\n", "x sep=;\na,b", "sep=;b\na,b", "sep=;", "sep=\na,b"])
      (0, import_globals5.expect)(tableTextOf(text)).toMatchObject({ delimiter: text === "sep=;b\na,b" ? "," : import_globals5.expect.anything(), fromLine: 1 });
  });
  (0, import_globals5.test)("a byte order mark is taken from the beginning alone", () => {
    (0, import_globals5.expect)(tableTextOf("\uFEFFa\uFEFFb").text).toBe("a\uFEFFb");
  });
});
(0, import_globals5.describe)("the content of a cell", () => {
  import_globals5.test.each([
    ["  Bo \xA0", "Bo"],
    ["\u200E@bo\u202C", "@bo"],
    [`"`, `"`],
    ["'=1+1", "=1+1"],
    ["'+46 90", "+46 90"],
    ["'-12", "-12"],
    ["'@bo", "@bo"],
    ["'	x", "x"],
    ["'0150", "0150"],
    ["' 5", "' 5"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ["Bo '90", "Bo '90"],
    ['="0150"', "0150"],
    ['=" Bo "', "Bo"],
    ['=""', ""],
    ['x="0150"', 'x="0150"'],
    ['="a"&"b"', '="a"&"b"'],
    ['="0150"x', '="0150"x']
  ])("%j means %j", (cell, text) => {
    (0, import_globals5.expect)(cellText(cell)).toBe(text);
  });
  (0, import_globals5.test)("joiners of emoji and of Persian stay", () => {
    (0, import_globals5.expect)(cellText("\u{1F469}\u200D\u{1F373}\u200C")).toBe("\u{1F469}\u200D\u{1F373}\u200C");
  });
});
(0, import_globals5.test)("columns are found by their words, whatever signs, capitals and accents they are written with", () => {
  const names3 = { email: ["e-postadress", "mail"], age: ["\xE5lder 2"] };
  (0, import_globals5.expect)(columnsCalled(["E_POSTADRESS", "Ort", "epostadress", " Mail: ", "\xC5LDER-2", "\xE5lder"], names3)).toEqual({
    email: [0, 2, 3],
    age: [4]
  });
  (0, import_globals5.expect)(columnsCalled(["Ort"], names3)).toEqual({ email: [], age: [] });
});
