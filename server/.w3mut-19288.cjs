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

// node_modules/.pnpm/personnummer@3.2.1/node_modules/personnummer/dist/cjs/index.js
var require_cjs = __commonJS({
  "node_modules/.pnpm/personnummer@3.2.1/node_modules/personnummer/dist/cjs/index.js"(exports2, module2) {
    "use strict";
    var __defProp2 = Object.defineProperty;
    var __export = (target, all) => {
      for (var name in all)
        __defProp2(target, name, { get: all[name], enumerable: true });
    };
    var src_exports = {};
    __export(src_exports, {
      default: () => src_default
    });
    var PersonnummerError = class extends Error {
      constructor() {
        super("Invalid swedish personal identity number");
      }
    };
    var compareAsc = (dateLeft, dateRight) => {
      const diff = dateLeft.getTime() - dateRight.getTime();
      return diff < 0 ? -1 : diff > 0 ? 1 : diff;
    };
    var diffInYears = (dateLeft, dateRight) => {
      const sign = compareAsc(dateLeft, dateRight);
      const yearDiff = Math.abs(dateLeft.getFullYear() - dateRight.getFullYear());
      dateLeft.setFullYear(dateLeft.getFullYear() - sign * yearDiff);
      const isLastYearNotFull = compareAsc(dateLeft, dateRight) === -sign;
      const result = sign * (yearDiff - +isLastYearNotFull);
      return result === 0 ? 0 : result;
    };
    var luhn = (str) => {
      let sum = 0;
      str += "";
      for (let i = 0, l = str.length; i < l; i++) {
        let v = parseInt(str[i]);
        v *= 2 - i % 2;
        if (v > 9) {
          v -= 9;
        }
        sum += v;
      }
      return Math.ceil(sum / 10) * 10 - sum;
    };
    var testDate = (year, month, day) => {
      month -= 1;
      const date = new Date(year, month, day);
      return !(date.getFullYear() !== year || date.getMonth() !== month || date.getDate() !== day);
    };
    var Personnummer = class {
      /**
       * Personnummer constructor.
       *
       * @param {string} pin
       * @param {object} options
       */
      constructor(pin, options) {
        this._century = "";
        this._fullYear = "";
        this._year = "";
        this._month = "";
        this._day = "";
        this._sep = "";
        this._num = "";
        this._check = "";
        this.parse(pin, {
          allowCoordinationNumber: true,
          allowInterimNumber: false,
          ...options
        });
      }
      /**
       * Get century.
       *
       * @return {string}
       */
      get century() {
        return this._century;
      }
      /**
       * Get age.
       *
       * @return {string}
       */
      get fullYear() {
        return this._fullYear;
      }
      /**
       * Get age.
       *
       * @return {string}
       */
      get year() {
        return this._year;
      }
      /**
       * Get month.
       *
       * @return {string}
       */
      get month() {
        return this._month;
      }
      /**
       * Get day.
       *
       * @return {string}
       */
      get day() {
        return this._day;
      }
      /**
       * Get sep.
       *
       * @return {string}
       */
      get sep() {
        return this._sep;
      }
      /**
       * Get num.
       *
       * @return {string}
       */
      get num() {
        return this._num;
      }
      /**
       * Get check.
       *
       * @return {string}
       */
      get check() {
        return this._check;
      }
      /**
       * Parse personnummer.
       *
       * @param {string} pin
       * @param {object} options
       *
       * @return {Personnummer}
       */
      static parse(pin, options) {
        return new Personnummer(pin, options);
      }
      /**
       * Validate a Swedish personal identity number.
       *
       * @param {string} str
       * @param {object} options
       *
       * @return {boolean}
       */
      static valid(pin, options) {
        try {
          Personnummer.parse(pin, options);
          return true;
        } catch (e) {
          return false;
        }
      }
      /**
       * Parse personnummer and set class properties.
       *
       * @param {string} pin
       * @param {object} options
       */
      parse(pin, options) {
        if (pin.length < 10 || pin.length > 13) {
          throw new PersonnummerError();
        }
        const reg = /^(\d{2}){0,1}(\d{2})(\d{2})(\d{2})([+-]?)((?!000)\d{3}|[TRSUWXJKLMN]\d{2})(\d)$/;
        const match = reg.exec(pin);
        if (!match) {
          throw new PersonnummerError();
        }
        const century = match[1];
        const year = match[2];
        const month = match[3];
        const day = match[4];
        const sep = match[5];
        const num = match[6];
        const check = match[7];
        if (typeof century === "undefined" || !century.length) {
          const d = /* @__PURE__ */ new Date();
          let baseYear = 0;
          if (sep === "+") {
            this._sep = "+";
            baseYear = d.getFullYear() - 100;
          } else {
            this._sep = "-";
            baseYear = d.getFullYear();
          }
          this._century = ("" + (baseYear - (baseYear - parseInt(year)) % 100)).substr(0, 2);
        } else {
          this._century = century;
          if ((/* @__PURE__ */ new Date()).getFullYear() - parseInt(century + year, 10) < 100) {
            this._sep = "-";
          } else {
            this._sep = "+";
          }
        }
        this._year = year;
        this._fullYear = this._century + year;
        this._month = month;
        this._day = day;
        this._num = num;
        this._check = check;
        if (!this.valid()) {
          throw new PersonnummerError();
        }
        if (!(options == null ? void 0 : options.allowCoordinationNumber) && this.isCoordinationNumber()) {
          throw new PersonnummerError();
        }
        if (!(options == null ? void 0 : options.allowInterimNumber) && this.isInterimNumber()) {
          throw new PersonnummerError();
        }
      }
      /**
       * Validate a Swedish personal identity number.
       *
       * @return {boolean}
       */
      valid() {
        const valid2 = luhn(
          this.year + this.month + this.day + this.num.replace(/[TRSUWXJKLMN]/, "1")
        ) === +this.check && !!this.check;
        if (valid2 && testDate(parseInt(this.century + this.year), +this.month, +this.day)) {
          return valid2;
        }
        return valid2 && testDate(parseInt(this.century + this.year), +this.month, +this.day - 60);
      }
      /**
       * Format a Swedish personal identity number as one of the official formats,
       * A long format or a short format.
       *
       * If the input number could not be parsed a empty string will be returned.
       *
       * @param {boolean} longFormat
       *
       * @return {string}
       */
      format(longFormat = false) {
        if (longFormat) {
          return `${this.century}${this.year}${this.month}${this.day}${this.num}${this.check}`;
        }
        return `${this.year}${this.month}${this.day}${this.sep}${this.num}${this.check}`;
      }
      /**
       * Get age from a Swedish personal identity number.
       *
       * @return {number}
       */
      getAge() {
        const date = this.getDate();
        return diffInYears(new Date(Date.now()), date);
      }
      /**
       * Get date from a Swedish personal identity number.
       *
       * @return {Date}
       */
      getDate() {
        let ageDay = +this.day;
        if (this.isCoordinationNumber()) {
          ageDay -= 60;
        }
        const ageDate = this.century + this.year + "-" + this.month + "-" + (ageDay < 10 ? "0" + ageDay : ageDay);
        return new Date(ageDate);
      }
      /**
       * Check if a Swedish personal identity number is a interim number or not.
       *
       * @return {boolean}
       */
      isInterimNumber() {
        return /[TRSUWXJKLMN]/.test(this.num[0]);
      }
      /**
       * Check if a Swedish personal identity number is a coordination number or not.
       *
       * @return {boolean}
       */
      isCoordinationNumber() {
        return testDate(
          parseInt(this.century + this.year),
          +this.month,
          +this.day - 60
        );
      }
      /**
       * Check if a Swedish personal identity number is for a female.
       *
       * @return {boolean}
       */
      isFemale() {
        return !this.isMale();
      }
      /**
       * Check if a Swedish personal identity number is for a male.
       *
       * @return {boolean}
       */
      isMale() {
        const sexDigit = parseInt(this.num.substr(-1));
        return sexDigit % 2 === 1;
      }
    };
    var src_default = Personnummer;
    module2.exports = src_default;
  }
});

// server/src/bank-account.test.ts
var import_globals = __toESM(require_jg(), 1);

// node_modules/.pnpm/ibantools@4.5.4/node_modules/ibantools/jsnext/ibantools.js
function isValidIBAN(iban, validationOptions = { allowQRIBAN: true }) {
  if (iban === void 0 || iban === null)
    return false;
  const reg = new RegExp("^[0-9]{2}$", "");
  const countryCode = iban.slice(0, 2);
  const spec = countrySpecs[countryCode];
  if (spec === void 0 || spec.bban_regexp === void 0 || spec.bban_regexp === null || spec.chars === void 0)
    return false;
  return spec.chars === iban.length && reg.test(iban.slice(2, 4)) && isValidBBAN(iban.slice(4), countryCode) && isValidIBANChecksum(iban) && (validationOptions.allowQRIBAN || !isQRIBAN(iban));
}
var ValidationErrorsIBAN;
(function(ValidationErrorsIBAN2) {
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["NoIBANProvided"] = 0] = "NoIBANProvided";
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["NoIBANCountry"] = 1] = "NoIBANCountry";
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["WrongBBANLength"] = 2] = "WrongBBANLength";
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["WrongBBANFormat"] = 3] = "WrongBBANFormat";
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["ChecksumNotNumber"] = 4] = "ChecksumNotNumber";
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["WrongIBANChecksum"] = 5] = "WrongIBANChecksum";
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["WrongAccountBankBranchChecksum"] = 6] = "WrongAccountBankBranchChecksum";
  ValidationErrorsIBAN2[ValidationErrorsIBAN2["QRIBANNotAllowed"] = 7] = "QRIBANNotAllowed";
})(ValidationErrorsIBAN || (ValidationErrorsIBAN = {}));
function isValidBBAN(bban, countryCode) {
  if (bban === void 0 || bban === null || countryCode === void 0 || countryCode === null)
    return false;
  const spec = countrySpecs[countryCode];
  if (spec === void 0 || spec === null || spec.bban_regexp === void 0 || spec.bban_regexp === null || spec.chars === void 0 || spec.chars === null)
    return false;
  if (spec.chars - 4 === bban.length && checkFormatBBAN(bban, spec.bban_regexp)) {
    if (spec.bban_validation_func) {
      return spec.bban_validation_func(bban.replace(/[\s.]+/g, ""));
    }
    return true;
  }
  return false;
}
function isQRIBAN(iban) {
  if (iban === void 0 || iban === null)
    return false;
  const countryCode = iban.slice(0, 2);
  const QRIBANCountries = ["LI", "CH"];
  if (!QRIBANCountries.includes(countryCode))
    return false;
  const reg = new RegExp("^3[0-1]{1}[0-9]{3}$", "");
  return reg.test(iban.slice(4, 9));
}
function composeIBAN(params) {
  const formated_bban = electronicFormatIBAN(params.bban) || "";
  if (params.countryCode === null || params.countryCode === void 0) {
    return null;
  }
  const spec = countrySpecs[params.countryCode];
  if (formated_bban !== "" && spec !== void 0 && spec.chars && spec.chars !== null && spec.chars === formated_bban.length + 4 && spec.bban_regexp && spec.bban_regexp !== null && checkFormatBBAN(formated_bban, spec.bban_regexp)) {
    const checksom = mod9710Iban(params.countryCode + "00" + formated_bban);
    return params.countryCode + ("0" + (98 - checksom)).slice(-2) + formated_bban;
  }
  return null;
}
function checkFormatBBAN(bban, bformat) {
  const reg = new RegExp(bformat, "");
  return reg.test(bban);
}
function electronicFormatIBAN(iban) {
  if (typeof iban !== "string") {
    return null;
  }
  return iban.replace(/[-\ ]/g, "").toUpperCase();
}
function isValidIBANChecksum(iban) {
  const countryCode = iban.slice(0, 2);
  const providedChecksum = parseInt(iban.slice(2, 4), 10);
  const bban = iban.slice(4);
  const validationString = replaceCharaterWithCode(`${bban}${countryCode}00`);
  const rest = mod9710(validationString);
  return 98 - rest === providedChecksum;
}
function replaceCharaterWithCode(str) {
  return str.split("").map((c) => {
    const code = c.charCodeAt(0);
    return code >= 65 ? (code - 55).toString() : c;
  }).join("");
}
function mod9710Iban(iban) {
  return mod9710(replaceCharaterWithCode(iban.slice(4) + iban.slice(0, 4)));
}
var ValidationErrorsBIC;
(function(ValidationErrorsBIC2) {
  ValidationErrorsBIC2[ValidationErrorsBIC2["NoBICProvided"] = 0] = "NoBICProvided";
  ValidationErrorsBIC2[ValidationErrorsBIC2["NoBICCountry"] = 1] = "NoBICCountry";
  ValidationErrorsBIC2[ValidationErrorsBIC2["WrongBICFormat"] = 2] = "WrongBICFormat";
})(ValidationErrorsBIC || (ValidationErrorsBIC = {}));
var checkNorwayBBAN = (bban) => {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const bbanWithoutSpacesAndPeriods = bban.replace(/[\s.]+/g, "");
  const controlDigit = parseInt(bbanWithoutSpacesAndPeriods.charAt(10), 10);
  const bbanWithoutControlDigit = bbanWithoutSpacesAndPeriods.substring(0, 10);
  let sum = 0;
  for (let index = 0; index < 10; index++) {
    sum += parseInt(bbanWithoutControlDigit.charAt(index), 10) * weights[index];
  }
  const remainder = sum % 11;
  return controlDigit === (remainder === 0 ? 0 : 11 - remainder);
};
var checkBelgianBBAN = (bban) => {
  const stripped = bban.replace(/[\s.]+/g, "");
  const checkingPart = parseInt(stripped.substring(0, stripped.length - 2), 10);
  const checksum = parseInt(stripped.substring(stripped.length - 2, stripped.length), 10);
  const remainder = checkingPart % 97 === 0 ? 97 : checkingPart % 97;
  return remainder === checksum;
};
var mod9710 = (validationString) => {
  while (validationString.length > 2) {
    const part = validationString.slice(0, 6);
    const partInt = parseInt(part, 10);
    if (isNaN(partInt)) {
      return NaN;
    }
    validationString = partInt % 97 + validationString.slice(part.length);
  }
  return parseInt(validationString, 10) % 97;
};
var checkMod9710BBAN = (bban) => {
  const stripped = bban.replace(/[\s.]+/g, "");
  const reminder = mod9710(stripped);
  return reminder === 1;
};
var checkPolandBBAN = (bban) => {
  const weights = [3, 9, 7, 1, 3, 9, 7];
  const controlDigit = parseInt(bban.charAt(7), 10);
  const toCheck = bban.substring(0, 7);
  let sum = 0;
  for (let index = 0; index < 7; index++) {
    sum += parseInt(toCheck.charAt(index), 10) * weights[index];
  }
  const remainder = sum % 10;
  return controlDigit === (remainder === 0 ? 0 : 10 - remainder);
};
var checkSpainBBAN = (bban) => {
  const weightsBankBranch = [4, 8, 5, 10, 9, 7, 3, 6];
  const weightsAccount = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
  const controlBankBranch = parseInt(bban.charAt(8), 10);
  const controlAccount = parseInt(bban.charAt(9), 10);
  const bankBranch = bban.substring(0, 8);
  const account = bban.substring(10, 20);
  let sum = 0;
  for (let index = 0; index < 8; index++) {
    sum += parseInt(bankBranch.charAt(index), 10) * weightsBankBranch[index];
  }
  let remainder = sum % 11;
  if (controlBankBranch !== (remainder === 0 ? 0 : remainder === 1 ? 1 : 11 - remainder)) {
    return false;
  }
  sum = 0;
  for (let index = 0; index < 10; index++) {
    sum += parseInt(account.charAt(index), 10) * weightsAccount[index];
  }
  remainder = sum % 11;
  return controlAccount === (remainder === 0 ? 0 : remainder === 1 ? 1 : 11 - remainder);
};
var checkMod1110 = (toCheck, control) => {
  let nr = 10;
  for (let index = 0; index < toCheck.length; index++) {
    nr += parseInt(toCheck.charAt(index), 10);
    if (nr % 10 !== 0) {
      nr = nr % 10;
    }
    nr = nr * 2;
    nr = nr % 11;
  }
  return control === (11 - nr === 10 ? 0 : 11 - nr);
};
var checkCroatianBBAN = (bban) => {
  const controlBankBranch = parseInt(bban.charAt(6), 10);
  const controlAccount = parseInt(bban.charAt(16), 10);
  const bankBranch = bban.substring(0, 6);
  const account = bban.substring(7, 16);
  return checkMod1110(bankBranch, controlBankBranch) && checkMod1110(account, controlAccount);
};
var checkCzechAndSlovakBBAN = (bban) => {
  const weightsPrefix = [10, 5, 8, 4, 2, 1];
  const weightsSuffix = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
  const controlPrefix = parseInt(bban.charAt(9), 10);
  const controlSuffix = parseInt(bban.charAt(19), 10);
  const prefix = bban.substring(4, 9);
  const suffix = bban.substring(10, 19);
  let sum = 0;
  for (let index = 0; index < prefix.length; index++) {
    sum += parseInt(prefix.charAt(index), 10) * weightsPrefix[index];
  }
  let remainder = sum % 11;
  if (controlPrefix !== (remainder === 0 ? 0 : remainder === 1 ? 1 : 11 - remainder)) {
    return false;
  }
  sum = 0;
  for (let index = 0; index < suffix.length; index++) {
    sum += parseInt(suffix.charAt(index), 10) * weightsSuffix[index];
  }
  remainder = sum % 11;
  return controlSuffix === (remainder === 0 ? 0 : remainder === 1 ? 1 : 11 - remainder);
};
var checkEstonianBBAN = (bban) => {
  const weights = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7];
  const controlDigit = parseInt(bban.charAt(15), 10);
  const toCheck = bban.substring(2, 15);
  let sum = 0;
  for (let index = 0; index < toCheck.length; index++) {
    sum += parseInt(toCheck.charAt(index), 10) * weights[index];
  }
  const remainder = sum % 10;
  return controlDigit === (remainder === 0 ? 0 : 10 - remainder);
};
var checkFrenchBBAN = (bban) => {
  const stripped = bban.replace(/[\s.]+/g, "");
  const normalized = Array.from(stripped);
  for (let index = 0; index < stripped.length; index++) {
    const c = normalized[index].charCodeAt(0);
    if (c >= 65) {
      switch (c) {
        case 65:
        case 74:
          normalized[index] = "1";
          break;
        case 66:
        case 75:
        case 83:
          normalized[index] = "2";
          break;
        case 67:
        case 76:
        case 84:
          normalized[index] = "3";
          break;
        case 68:
        case 77:
        case 85:
          normalized[index] = "4";
          break;
        case 69:
        case 78:
        case 86:
          normalized[index] = "5";
          break;
        case 70:
        case 79:
        case 87:
          normalized[index] = "6";
          break;
        case 71:
        case 80:
        case 88:
          normalized[index] = "7";
          break;
        case 72:
        case 81:
        case 89:
          normalized[index] = "8";
          break;
        case 73:
        case 82:
        case 90:
          normalized[index] = "9";
          break;
      }
    }
  }
  const remainder = mod9710(normalized.join(""));
  return remainder === 0;
};
var checkHungarianBBAN = (bban) => {
  const weights = [9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3];
  const controlDigitBankBranch = parseInt(bban.charAt(7), 10);
  const toCheckBankBranch = bban.substring(0, 7);
  let sum = 0;
  for (let index = 0; index < toCheckBankBranch.length; index++) {
    sum += parseInt(toCheckBankBranch.charAt(index), 10) * weights[index];
  }
  const remainder = sum % 10;
  if (controlDigitBankBranch !== (remainder === 0 ? 0 : 10 - remainder)) {
    return false;
  }
  sum = 0;
  if (bban.endsWith("00000000")) {
    const toCheckAccount = bban.substring(8, 15);
    const controlDigitAccount = parseInt(bban.charAt(15), 10);
    for (let index = 0; index < toCheckAccount.length; index++) {
      sum += parseInt(toCheckAccount.charAt(index), 10) * weights[index];
    }
    const remainder2 = sum % 10;
    return controlDigitAccount === (remainder2 === 0 ? 0 : 10 - remainder2);
  } else {
    const toCheckAccount = bban.substring(8, 23);
    const controlDigitAccount = parseInt(bban.charAt(23), 10);
    for (let index = 0; index < toCheckAccount.length; index++) {
      sum += parseInt(toCheckAccount.charAt(index), 10) * weights[index];
    }
    const remainder2 = sum % 10;
    return controlDigitAccount === (remainder2 === 0 ? 0 : 10 - remainder2);
  }
};
var countrySpecs = {
  AD: {
    chars: 24,
    bban_regexp: "^[0-9]{8}[A-Z0-9]{12}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "4-7",
    bank_identifier: "0-3",
    account_indentifier: "12-23"
  },
  AE: {
    chars: 23,
    bban_regexp: "^[0-9]{3}[0-9]{16}$",
    IBANRegistry: true,
    bank_identifier: "0-2",
    account_indentifier: "7-23"
  },
  AF: {},
  AG: {},
  AI: {},
  AL: {
    chars: 28,
    bban_regexp: "^[0-9]{8}[A-Z0-9]{16}$",
    IBANRegistry: true,
    branch_indentifier: "3-7",
    bank_identifier: "0-2",
    account_indentifier: "12-28"
  },
  AM: {},
  AO: {
    chars: 25,
    bban_regexp: "^[0-9]{21}$"
  },
  AQ: {},
  AR: {},
  AS: {},
  AT: { chars: 20, bban_regexp: "^[0-9]{16}$", IBANRegistry: true, SEPA: true, bank_identifier: "0-4" },
  AU: {},
  AW: {},
  AX: {
    chars: 18,
    bban_regexp: "^[0-9]{14}$",
    IBANRegistry: true
  },
  AZ: {
    chars: 28,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{20}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "4-28"
  },
  BA: {
    chars: 20,
    bban_regexp: "^[0-9]{16}$",
    bban_validation_func: checkMod9710BBAN,
    IBANRegistry: true,
    branch_indentifier: "3-5",
    bank_identifier: "0-2"
  },
  BB: {},
  BD: {},
  BE: {
    chars: 16,
    bban_regexp: "^[0-9]{12}$",
    bban_validation_func: checkBelgianBBAN,
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-2",
    account_indentifier: "0-16"
  },
  BF: {
    chars: 28,
    bban_regexp: "^[A-Z0-9]{2}[0-9]{22}$"
  },
  BG: {
    chars: 22,
    bban_regexp: "^[A-Z]{4}[0-9]{6}[A-Z0-9]{8}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "4-7",
    bank_identifier: "0-3"
  },
  BH: {
    chars: 22,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{14}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "8-22"
  },
  BI: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$",
    branch_indentifier: "5-9",
    bank_identifier: "0-4",
    account_indentifier: "14-27"
  },
  BJ: {
    chars: 28,
    bban_regexp: "^[A-Z0-9]{2}[0-9]{22}$"
  },
  BL: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$"
  },
  BM: {},
  BN: {},
  BO: {},
  BQ: {},
  BR: {
    chars: 29,
    bban_regexp: "^[0-9]{23}[A-Z]{1}[A-Z0-9]{1}$",
    IBANRegistry: true,
    branch_indentifier: "8-12",
    bank_identifier: "0-7",
    account_indentifier: "17-29"
  },
  BS: {},
  BT: {},
  BV: {},
  BW: {},
  BY: {
    chars: 28,
    bban_regexp: "^[A-Z]{4}[0-9]{4}[A-Z0-9]{16}$",
    IBANRegistry: true,
    bank_identifier: "0-3"
  },
  BZ: {},
  CA: {},
  CC: {},
  CD: {},
  CF: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  CG: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  CH: {
    chars: 21,
    bban_regexp: "^[0-9]{5}[A-Z0-9]{12}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-4"
  },
  CI: {
    chars: 28,
    bban_regexp: "^[A-Z]{1}[0-9]{23}$"
  },
  CK: {},
  CL: {},
  CM: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  CN: {},
  CO: {},
  CR: {
    chars: 22,
    bban_regexp: "^[0-9]{18}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "8-22"
  },
  CU: {},
  CV: { chars: 25, bban_regexp: "^[0-9]{21}$" },
  CW: {},
  CX: {},
  CY: {
    chars: 28,
    bban_regexp: "^[0-9]{8}[A-Z0-9]{16}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "3-7",
    bank_identifier: "0-2",
    account_indentifier: "12-28"
  },
  CZ: {
    chars: 24,
    bban_regexp: "^[0-9]{20}$",
    bban_validation_func: checkCzechAndSlovakBBAN,
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3"
  },
  DE: {
    chars: 22,
    bban_regexp: "^[0-9]{18}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-7",
    account_indentifier: "12-22"
  },
  DJ: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$",
    branch_indentifier: "5-9",
    bank_identifier: "0-4",
    account_indentifier: "14-27"
  },
  DK: {
    chars: 18,
    bban_regexp: "^[0-9]{14}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3",
    account_indentifier: "4-18"
  },
  DM: {},
  DO: {
    chars: 28,
    bban_regexp: "^[A-Z]{4}[0-9]{20}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "8-28"
  },
  DZ: {
    chars: 26,
    bban_regexp: "^[0-9]{22}$"
  },
  EC: {},
  EE: {
    chars: 20,
    bban_regexp: "^[0-9]{16}$",
    bban_validation_func: checkEstonianBBAN,
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-1",
    account_indentifier: "8-20"
  },
  EG: {
    chars: 29,
    bban_regexp: "^[0-9]{25}",
    IBANRegistry: true,
    branch_indentifier: "4-7",
    bank_identifier: "0-3",
    account_indentifier: "17-29"
  },
  EH: {},
  ER: {},
  ES: {
    chars: 24,
    bban_validation_func: checkSpainBBAN,
    bban_regexp: "^[0-9]{20}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "4-7",
    bank_identifier: "0-3",
    account_indentifier: "14-24"
  },
  ET: {},
  FI: {
    chars: 18,
    bban_regexp: "^[0-9]{14}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-2",
    account_indentifier: "0-0"
  },
  FJ: {},
  FK: {
    chars: 18,
    bban_regexp: "^[A-Z]{2}[0-9]{12}$",
    bank_identifier: "0-1",
    account_indentifier: "6-18"
  },
  FM: {},
  FO: {
    chars: 18,
    bban_regexp: "^[0-9]{14}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "4-18"
  },
  FR: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    bban_validation_func: checkFrenchBBAN,
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-4",
    branch_indentifier: "5-9",
    account_indentifier: "14-24"
  },
  GA: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  GB: {
    chars: 22,
    bban_regexp: "^[A-Z]{4}[0-9]{14}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "4-9",
    bank_identifier: "0-3"
  },
  GD: {},
  GE: {
    chars: 22,
    bban_regexp: "^[A-Z0-9]{2}[0-9]{16}$",
    IBANRegistry: true,
    bank_identifier: "0-1",
    account_indentifier: "6-22"
  },
  GF: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  GG: {},
  GH: {},
  GI: {
    chars: 23,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{15}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3",
    account_indentifier: "8-23"
  },
  GL: {
    chars: 18,
    bban_regexp: "^[0-9]{14}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "4-18"
  },
  GM: {},
  GN: {},
  GP: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  GQ: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  GR: {
    chars: 27,
    bban_regexp: "^[0-9]{7}[A-Z0-9]{16}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "3-6",
    bank_identifier: "0-2",
    account_indentifier: "7-27"
  },
  GS: {},
  GT: {
    chars: 28,
    bban_regexp: "^[A-Z0-9]{24}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "8-28"
  },
  GU: {},
  GW: {
    chars: 25,
    bban_regexp: "^[A-Z]{2}[0-9]{19}$"
  },
  GY: {},
  HK: {},
  HM: {},
  HN: {
    chars: 28,
    bban_regexp: "^[A-Z]{4}[0-9]{20}$"
  },
  HR: {
    chars: 21,
    bban_regexp: "^[0-9]{17}$",
    bban_validation_func: checkCroatianBBAN,
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-6"
  },
  HT: {},
  HU: {
    chars: 28,
    bban_regexp: "^[0-9]{24}$",
    bban_validation_func: checkHungarianBBAN,
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "3-6",
    bank_identifier: "0-2"
  },
  ID: {},
  IE: {
    chars: 22,
    bban_regexp: "^[A-Z0-9]{4}[0-9]{14}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "4-9",
    bank_identifier: "0-3"
  },
  IL: {
    chars: 23,
    bban_regexp: "^[0-9]{19}$",
    IBANRegistry: true,
    branch_indentifier: "3-5",
    bank_identifier: "0-2"
  },
  IM: {},
  IN: {},
  IO: {},
  IQ: {
    chars: 23,
    bban_regexp: "^[A-Z]{4}[0-9]{15}$",
    IBANRegistry: true,
    branch_indentifier: "4-6",
    bank_identifier: "0-3",
    account_indentifier: "11-23"
  },
  IR: {
    chars: 26,
    bban_regexp: "^[0-9]{22}$"
  },
  IS: {
    chars: 26,
    bban_regexp: "^[0-9]{22}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "2-3",
    bank_identifier: "0-1",
    account_indentifier: "8-25"
  },
  IT: {
    chars: 27,
    bban_regexp: "^[A-Z]{1}[0-9]{10}[A-Z0-9]{12}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "6-10",
    bank_identifier: "1-5",
    account_indentifier: "4-27"
  },
  JE: {},
  JM: {},
  JO: {
    chars: 30,
    bban_regexp: "^[A-Z]{4}[0-9]{4}[A-Z0-9]{18}$",
    IBANRegistry: true,
    branch_indentifier: "4-7",
    bank_identifier: "4-7"
  },
  JP: {},
  KE: {},
  KG: {},
  KH: {},
  KI: {},
  KM: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  KN: {},
  KP: {},
  KR: {},
  KW: {
    chars: 30,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{22}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "20-30"
  },
  KY: {},
  KZ: {
    chars: 20,
    bban_regexp: "^[0-9]{3}[A-Z0-9]{13}$",
    IBANRegistry: true,
    bank_identifier: "0-2",
    account_indentifier: "0-20"
  },
  LA: {},
  LB: {
    chars: 28,
    bban_regexp: "^[0-9]{4}[A-Z0-9]{20}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "14-28"
  },
  LC: {
    chars: 32,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{24}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "8-32"
  },
  LI: {
    chars: 21,
    bban_regexp: "^[0-9]{5}[A-Z0-9]{12}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-4"
  },
  LK: {},
  LR: {},
  LS: {},
  LT: { chars: 20, bban_regexp: "^[0-9]{16}$", IBANRegistry: true, SEPA: true, bank_identifier: "0-4" },
  LU: {
    chars: 20,
    bban_regexp: "^[0-9]{3}[A-Z0-9]{13}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-2"
  },
  LV: {
    chars: 21,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{13}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3",
    account_indentifier: "0-21"
  },
  LY: {
    chars: 25,
    bban_regexp: "^[0-9]{21}$",
    IBANRegistry: true,
    branch_indentifier: "3-5",
    bank_identifier: "0-2",
    account_indentifier: "10-25"
  },
  MA: {
    chars: 28,
    bban_regexp: "^[0-9]{24}$"
  },
  MC: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    bban_validation_func: checkFrenchBBAN,
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "5-9",
    bank_identifier: "0-4"
  },
  MD: {
    chars: 24,
    bban_regexp: "^[A-Z0-9]{2}[A-Z0-9]{18}$",
    IBANRegistry: true,
    bank_identifier: "0-1",
    account_indentifier: "6-24"
  },
  ME: {
    chars: 22,
    bban_regexp: "^[0-9]{18}$",
    bban_validation_func: checkMod9710BBAN,
    IBANRegistry: true,
    bank_identifier: "0-2",
    account_indentifier: "4-22"
  },
  MF: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  MG: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  MH: {},
  MK: {
    chars: 19,
    bban_regexp: "^[0-9]{3}[A-Z0-9]{10}[0-9]{2}$",
    bban_validation_func: checkMod9710BBAN,
    IBANRegistry: true,
    bank_identifier: "0-2"
  },
  ML: {
    chars: 28,
    bban_regexp: "^[A-Z0-9]{2}[0-9]{22}$"
  },
  MM: {},
  MN: {
    chars: 20,
    bban_regexp: "^[0-9]{16}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "8-20"
  },
  MO: {},
  MP: {},
  MQ: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  MR: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$",
    IBANRegistry: true,
    branch_indentifier: "5-9",
    bank_identifier: "0-4",
    account_indentifier: "8-26"
  },
  MS: {},
  MT: {
    chars: 31,
    bban_regexp: "^[A-Z]{4}[0-9]{5}[A-Z0-9]{18}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "4-8",
    bank_identifier: "0-3",
    account_indentifier: "15-31"
  },
  MU: {
    chars: 30,
    bban_regexp: "^[A-Z]{4}[0-9]{19}[A-Z]{3}$",
    IBANRegistry: true,
    branch_indentifier: "6-7",
    bank_identifier: "0-5",
    account_indentifier: "0-30"
  },
  MV: {},
  MW: {},
  MX: {},
  MY: {},
  MZ: {
    chars: 25,
    bban_regexp: "^[0-9]{21}$"
  },
  NA: {},
  NC: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  NE: {
    chars: 28,
    bban_regexp: "^[A-Z]{2}[0-9]{22}$"
  },
  NF: {},
  NG: {},
  NI: {
    chars: 28,
    bban_regexp: "^[A-Z]{4}[0-9]{20}$",
    bank_identifier: "0-3",
    IBANRegistry: true,
    account_indentifier: "8-28"
  },
  NL: {
    chars: 18,
    bban_regexp: "^[A-Z]{4}[0-9]{10}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3",
    account_indentifier: "8-18"
  },
  NO: {
    chars: 15,
    bban_regexp: "^[0-9]{11}$",
    bban_validation_func: checkNorwayBBAN,
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3",
    account_indentifier: "4-15"
  },
  NP: {},
  NR: {},
  NU: {},
  NZ: {},
  OM: {
    chars: 23,
    bban_regexp: "^[0-9]{3}[A-Z0-9]{16}$",
    IBANRegistry: true,
    SEPA: false,
    bank_identifier: "0-2"
  },
  PA: {},
  PE: {},
  PF: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  PG: {},
  PH: {},
  PK: {
    chars: 24,
    bban_regexp: "^[A-Z0-9]{4}[0-9]{16}$",
    IBANRegistry: true,
    bank_identifier: "0-3"
  },
  PL: {
    chars: 28,
    bban_validation_func: checkPolandBBAN,
    bban_regexp: "^[0-9]{24}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "0-7",
    account_indentifier: "2-28"
  },
  PM: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  PN: {},
  PR: {},
  PS: {
    chars: 29,
    bban_regexp: "^[A-Z0-9]{4}[0-9]{21}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "17-29"
  },
  PT: {
    chars: 25,
    bban_regexp: "^[0-9]{21}$",
    bban_validation_func: checkMod9710BBAN,
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3"
  },
  PW: {},
  PY: {},
  QA: {
    chars: 29,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{21}$",
    IBANRegistry: true,
    bank_identifier: "0-3",
    account_indentifier: "8-29"
  },
  RE: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  RO: {
    chars: 24,
    bban_regexp: "^[A-Z]{4}[A-Z0-9]{16}$",
    IBANRegistry: true,
    SEPA: true,
    bank_identifier: "0-3",
    account_indentifier: "0-24"
  },
  RS: {
    chars: 22,
    bban_regexp: "^[0-9]{18}$",
    bban_validation_func: checkMod9710BBAN,
    IBANRegistry: true,
    bank_identifier: "0-2"
  },
  RU: {
    chars: 33,
    bban_regexp: "^[0-9]{14}[A-Z0-9]{15}$",
    IBANRegistry: true,
    branch_indentifier: "9-13",
    bank_identifier: "0-8",
    account_indentifier: "13-33"
  },
  RW: {},
  SA: {
    chars: 24,
    bban_regexp: "^[0-9]{2}[A-Z0-9]{18}$",
    IBANRegistry: true,
    bank_identifier: "0-1",
    account_indentifier: "12-24"
  },
  SB: {},
  SC: {
    chars: 31,
    bban_regexp: "^[A-Z]{4}[0-9]{20}[A-Z]{3}$",
    IBANRegistry: true,
    branch_indentifier: "6-7",
    bank_identifier: "0-5",
    account_indentifier: "12-28"
  },
  SD: {
    chars: 18,
    bban_regexp: "^[0-9]{14}$",
    IBANRegistry: true,
    bank_identifier: "0-1",
    account_indentifier: "6-18"
  },
  SE: { chars: 24, bban_regexp: "^[0-9]{20}$", IBANRegistry: true, SEPA: true, bank_identifier: "0-2" },
  SG: {},
  SH: {},
  SI: {
    chars: 19,
    bban_regexp: "^[0-9]{15}$",
    bban_validation_func: checkMod9710BBAN,
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "2-4",
    bank_identifier: "0-1",
    account_indentifier: "9-16"
  },
  SJ: {},
  SK: {
    chars: 24,
    bban_regexp: "^[0-9]{20}$",
    bban_validation_func: checkCzechAndSlovakBBAN,
    IBANRegistry: true,
    SEPA: true
  },
  SL: {},
  SM: {
    chars: 27,
    bban_regexp: "^[A-Z]{1}[0-9]{10}[A-Z0-9]{12}$",
    IBANRegistry: true,
    SEPA: true,
    branch_indentifier: "6-10"
  },
  SN: {
    chars: 28,
    bban_regexp: "^[A-Z]{2}[0-9]{22}$"
  },
  SO: {
    chars: 23,
    bban_regexp: "^[0-9]{19}$",
    IBANRegistry: true,
    branch_indentifier: "4-6",
    account_indentifier: "11-23"
  },
  SR: {},
  SS: {},
  ST: {
    chars: 25,
    bban_regexp: "^[0-9]{21}$",
    IBANRegistry: true,
    branch_indentifier: "4-7"
  },
  SV: {
    chars: 28,
    bban_regexp: "^[A-Z]{4}[0-9]{20}$",
    IBANRegistry: true,
    account_indentifier: "8-28"
  },
  SX: {},
  SY: {},
  SZ: {},
  TC: {},
  TD: {
    chars: 27,
    bban_regexp: "^[0-9]{23}$"
  },
  TF: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  TG: {
    chars: 28,
    bban_regexp: "^[A-Z]{2}[0-9]{22}$"
  },
  TH: {},
  TJ: {},
  TK: {},
  TL: {
    chars: 23,
    bban_regexp: "^[0-9]{19}$",
    IBANRegistry: true,
    account_indentifier: "4-23"
  },
  TM: {},
  TN: {
    chars: 24,
    bban_regexp: "^[0-9]{20}$",
    IBANRegistry: true,
    branch_indentifier: "2-4",
    account_indentifier: "4-24"
  },
  TO: {},
  TR: {
    chars: 26,
    bban_regexp: "^[0-9]{5}[A-Z0-9]{17}$",
    IBANRegistry: true
  },
  TT: {},
  TV: {},
  TW: {},
  TZ: {},
  UA: {
    chars: 29,
    bban_regexp: "^[0-9]{6}[A-Z0-9]{19}$",
    IBANRegistry: true,
    account_indentifier: "15-29"
  },
  UG: {},
  UM: {},
  US: {},
  UY: {},
  UZ: {},
  VA: {
    chars: 22,
    bban_regexp: "^[0-9]{18}",
    IBANRegistry: true,
    SEPA: true,
    account_indentifier: "7-22"
  },
  VC: {},
  VE: {},
  VG: {
    chars: 24,
    bban_regexp: "^[A-Z0-9]{4}[0-9]{16}$",
    IBANRegistry: true,
    account_indentifier: "8-24"
  },
  VI: {},
  VN: {},
  VU: {},
  WF: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  WS: {},
  XK: {
    chars: 20,
    bban_regexp: "^[0-9]{16}$",
    IBANRegistry: true,
    branch_indentifier: "2-3",
    account_indentifier: "4-20"
  },
  YE: {
    chars: 30,
    bban_regexp: "[A-Z]{4}[0-9]{4}[0-9A-Z]{18}",
    IBANRegistry: true,
    bank_identifier: "0-3",
    branch_indentifier: "4-7"
  },
  YT: {
    chars: 27,
    bban_regexp: "^[0-9]{10}[A-Z0-9]{11}[0-9]{2}$",
    IBANRegistry: true
  },
  ZA: {},
  ZM: {},
  ZW: {}
};

// node_modules/.pnpm/kontonummer@6.0.1/node_modules/kontonummer/dist/esm/banks.js
var banks = [
  // Type 1 accounts. Always 11 digits long sortingCode included.
  // SSSSAAAAAAC
  {
    bankName: "Aion Bank",
    type: 1,
    comment: 1,
    ranges: [[9580, 9589]]
  },
  {
    bankName: "Avanza Bank",
    type: 1,
    comment: 2,
    ranges: [[9550, 9569]]
  },
  {
    bankName: "BlueStep Finans",
    type: 1,
    comment: 1,
    ranges: [[9680, 9689]]
  },
  {
    bankName: "BNP Paribas",
    type: 1,
    comment: 2,
    ranges: [[9470, 9479]]
  },
  {
    bankName: "Citibank",
    type: 1,
    comment: 2,
    ranges: [[9040, 9049]]
  },
  {
    bankName: "Danske Bank",
    type: 1,
    comment: 1,
    ranges: [[1200, 1399], [2400, 2499]]
  },
  {
    bankName: "DNB Bank",
    type: 1,
    comment: 2,
    ranges: [[9190, 9199], [9260, 9269]]
  },
  {
    bankName: "Ekobanken",
    type: 1,
    comment: 2,
    ranges: [[9700, 9709]]
  },
  {
    bankName: "Erik Penser",
    type: 1,
    comment: 2,
    ranges: [[9590, 9599]]
  },
  {
    bankName: "ICA Banken",
    type: 1,
    comment: 1,
    ranges: [[9270, 9279]]
  },
  {
    bankName: "IKANO Bank",
    type: 1,
    comment: 1,
    ranges: [[9170, 9179]]
  },
  {
    bankName: "JAK Medlemsbank",
    type: 1,
    comment: 2,
    ranges: [[9670, 9679]]
  },
  {
    bankName: "Klarna Bank",
    type: 1,
    comment: 2,
    ranges: [[9780, 9789]]
  },
  {
    bankName: "Landshypotek",
    type: 1,
    comment: 2,
    ranges: [[9390, 9399]]
  },
  {
    bankName: "Lunar Bank",
    type: 1,
    comment: 2,
    ranges: [[9710, 9719]]
  },
  {
    bankName: "L\xE5n & Spar Bank Sverige",
    type: 1,
    comment: 1,
    ranges: [[9630, 9639]]
  },
  {
    bankName: "L\xE4nsf\xF6rs\xE4kringar Bank",
    type: 1,
    comment: 1,
    ranges: [[3400, 3499], [9060, 9069]]
  },
  {
    bankName: "L\xE4nsf\xF6rs\xE4kringar Bank",
    type: 1,
    comment: 2,
    ranges: [[9020, 9029]]
  },
  {
    bankName: "Marginalen Bank",
    type: 1,
    comment: 1,
    ranges: [[9230, 9239]]
  },
  {
    bankName: "Multitude Bank",
    type: 1,
    comment: 1,
    ranges: [[9070, 9079]]
  },
  {
    bankName: "NOBA Bank Group AB",
    type: 1,
    comment: 2,
    ranges: [[9640, 9649]]
  },
  {
    bankName: "Nordea",
    type: 1,
    comment: 1,
    ranges: [[1100, 1199], [1400, 2099], [3e3, 3299], [3301, 3399], [3410, 3781], [3783, 3999]]
  },
  {
    bankName: "Nordea",
    type: 1,
    comment: 2,
    ranges: [[4e3, 4999]]
  },
  {
    bankName: "Nordnet Bank",
    type: 1,
    comment: 2,
    ranges: [[9100, 9109]]
  },
  {
    bankName: "Northmill Bank",
    type: 1,
    comment: 2,
    ranges: [[9750, 9759]]
  },
  {
    bankName: "Resurs Bank",
    type: 1,
    comment: 1,
    ranges: [[9280, 9289]]
  },
  {
    bankName: "Riksg\xE4lden",
    type: 1,
    comment: 2,
    ranges: [[9880, 9889]]
  },
  {
    bankName: "Santander Consumer Bank",
    type: 1,
    comment: 1,
    ranges: [[9460, 9469]]
  },
  {
    bankName: "SBAB",
    type: 1,
    comment: 1,
    ranges: [[9250, 9259]]
  },
  {
    bankName: "SEB",
    type: 1,
    comment: 1,
    ranges: [[5e3, 5999], [9120, 9124], [9130, 9149]]
  },
  {
    bankName: "Skandiabanken",
    type: 1,
    comment: 2,
    ranges: [[9150, 9169]]
  },
  {
    bankName: "Svea Bank",
    type: 1,
    comment: 2,
    ranges: [[9660, 9669]]
  },
  {
    bankName: "Swedbank",
    type: 1,
    comment: 1,
    ranges: [[7e3, 7999]]
  },
  {
    bankName: "\xC5landsbanken",
    type: 1,
    comment: 2,
    ranges: [[2300, 2399]]
  },
  // Type 2 accounts - the messy ones
  {
    bankName: "Danske Bank",
    type: 2,
    comment: 1,
    ranges: [[9180, 9189]],
    accountMinLength: 10,
    accountMaxLength: 10
  },
  {
    bankName: "Handelsbanken",
    type: 2,
    comment: 2,
    ranges: [[6e3, 6999]],
    accountMinLength: 8,
    accountMaxLength: 9
  },
  {
    bankName: "Nordea",
    type: 2,
    comment: 1,
    ranges: [[3300, 3300], [3782, 3782]],
    accountMinLength: 10,
    accountMaxLength: 10
  },
  {
    bankName: "Nordea Plusgirot",
    type: 2,
    comment: 3,
    ranges: [[9500, 9549], [9960, 9969]],
    accountMinLength: 2,
    accountMaxLength: 8
  },
  {
    bankName: "Riksg\xE4lden",
    type: 2,
    comment: 1,
    ranges: [[9890, 9899]],
    accountMinLength: 10,
    accountMaxLength: 10
  },
  {
    bankName: "Sparbanken Syd",
    type: 2,
    comment: 1,
    ranges: [[9570, 9579]],
    accountMinLength: 10,
    accountMaxLength: 10
  },
  {
    bankName: "Swedbank",
    type: 2,
    comment: 3,
    ranges: [[8e3, 8999]],
    // adding an extra 5-digit case to catch their 5 digit sorting codes
    accountMinLength: 10,
    // source: https://www.swedbank.se/privat/kort-och-betala/konton-for-in-och-utbetalningar/clearingnummer.html
    accountMaxLength: 11
    // Allowing 11 here in case clearingnumber is sent as the first four instead of the first five
  },
  {
    bankName: "Swedbank",
    type: 2,
    comment: 1,
    ranges: [[9300, 9349]],
    accountMinLength: 10,
    accountMaxLength: 10
  }
];
var banks_default = (sortingCode) => banks.find((bank) => bank.ranges.some(([min, max]) => {
  const sortingCodeNumber = Number(`${sortingCode}`.replace(/[^\d]/g, "").substring(0, 4));
  return sortingCodeNumber >= min && sortingCodeNumber <= max;
}));

// node_modules/.pnpm/kontonummer@6.0.1/node_modules/kontonummer/dist/esm/errors.js
var KontonummerError = class extends Error {
  name = "KontonummerError";
};

// node_modules/.pnpm/kontonummer@6.0.1/node_modules/kontonummer/dist/esm/validate.js
var mod10 = (number) => {
  number = `${number}`;
  let len = number.length;
  let bit = 1;
  let sum = 0;
  let val;
  const arr = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  while (len) {
    val = parseInt(number.charAt(--len), 10);
    bit ^= 1;
    sum += bit ? arr[val] : val;
  }
  return !!sum && sum % 10 === 0;
};
var mod11 = (number) => {
  number = `${number}`;
  let len = number.length;
  let sum = 0;
  let val;
  const weights = [1, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const arr = weights.splice(weights.length - len, weights.length - (weights.length - len));
  while (len) {
    val = parseInt(number.charAt(--len), 10);
    sum += arr[len] * val;
  }
  return !!sum && sum % 11 === 0;
};
var validate_default = (type, comment, sortingCode, accountNumber) => {
  if (type === 1 && comment === 1)
    return mod11(`${sortingCode.substring(1)}${accountNumber.padStart(7, "0")}`);
  if (type === 1 && comment === 2)
    return mod11(`${sortingCode}${accountNumber.padStart(7, "0")}`);
  if (type === 2 && comment === 2)
    return mod11(accountNumber.padStart(9, "0"));
  return mod10(accountNumber.padStart(10, "0"));
};

// node_modules/.pnpm/kontonummer@6.0.1/node_modules/kontonummer/dist/esm/format.js
var formatter = (sortingCode, accountNumber, mask, pad = false) => {
  const accountNumberMask = mask.substring(mask.lastIndexOf("S") + 1);
  const sortingCodeMask = mask.substring(0, mask.lastIndexOf("S") + 1);
  const sortingCodeResult = [];
  const accountNumberResult = [];
  const sortingCodeChars = sortingCode.split("");
  const accountNumberChars = accountNumber.split("");
  for (let idx = 0; idx < Math.max(sortingCodeMask.length, sortingCodeChars.length); idx++) {
    if (sortingCodeMask[idx] === "S" || sortingCodeMask[idx] === void 0) {
      sortingCodeResult.push(sortingCodeChars.shift() ?? "");
    } else {
      sortingCodeResult.push(sortingCodeMask[idx]);
    }
    if (sortingCodeChars.length === 0)
      break;
  }
  for (let idx = accountNumberMask.length - 1; idx >= 0; idx--) {
    if (accountNumberMask[idx] === "A") {
      accountNumberResult.unshift(accountNumberChars.pop() ?? (pad ? "0" : ""));
    } else {
      accountNumberResult.unshift(accountNumberMask[idx]);
    }
    if (idx === accountNumberMask.indexOf("A") && accountNumberChars.length > 0) {
      while (accountNumberChars.length) {
        accountNumberResult.unshift(accountNumberChars.pop() ?? "");
      }
    }
    if (accountNumberChars.length === 0 && !pad) {
      accountNumberResult.unshift(...accountNumberMask.slice(0, accountNumberMask.indexOf("A")));
      break;
    }
  }
  return `${sortingCodeResult.join("")}${accountNumberResult.join("")}`;
};
var format_default = (sortingCode, accountNumber, sortingCodeInfo, format = "numeric") => {
  sortingCode = `${sortingCode ?? ""}`;
  accountNumber = `${accountNumber ?? ""}`;
  const { bankName, type } = sortingCodeInfo;
  if (format === "pretty") {
    if (type === 1 && bankName === "Swedbank") {
      return formatter(sortingCode, accountNumber, "SSSS-AA-AAAAA", true);
    } else if (type === 1) {
      return formatter(sortingCode, accountNumber, "SSSS AA AAA AA", true);
    } else if (bankName === "Swedbank") {
      return formatter(sortingCode, accountNumber, "SSSS-S, AAA AAA AAA-A");
    } else if (bankName === "Handelsbanken") {
      return formatter(sortingCode, accountNumber, "SSSS, AAA AAA AAA");
    } else if (bankName === "Nordea Plusgirot") {
      return formatter(sortingCode, accountNumber, "SSSS, AAA AA AA-A");
    } else if (bankName === "Nordea") {
      return formatter(sortingCode, accountNumber, "SSSS, AAAAAA-AAAA");
    } else {
      return formatter(sortingCode, accountNumber, "SSSS-S, AA AAAA AAAA");
    }
  } else {
    return formatter(sortingCode, accountNumber, "SSSSS" + new Array(sortingCodeInfo.accountMinLength ?? 7).fill("A").join(""), true);
  }
};

// node_modules/.pnpm/kontonummer@6.0.1/node_modules/kontonummer/dist/esm/index.js
var Kontonummer = class _Kontonummer {
  #bankName;
  #sortingCode;
  #accountNumber;
  #type;
  #comment;
  #valid;
  // only relevant in `lax` mode
  get bankName() {
    return this.#bankName;
  }
  get sortingCode() {
    return this.#sortingCode;
  }
  get accountNumber() {
    return this.#accountNumber;
  }
  get type() {
    return this.#type;
  }
  get comment() {
    return this.#comment;
  }
  get valid() {
    return this.#valid;
  }
  constructor(sortingCodeWithOrWithoutAccountNumber, accountOrOptions, optionsArg) {
    let accountNumber;
    let options = {
      mode: "strict"
    };
    sortingCodeWithOrWithoutAccountNumber = `${sortingCodeWithOrWithoutAccountNumber}`.replace(/[^\d]/g, "");
    const sortingCode = sortingCodeWithOrWithoutAccountNumber.substring(0, sortingCodeWithOrWithoutAccountNumber.startsWith("8") ? 5 : 4);
    if (typeof accountOrOptions === "object") {
      options = accountOrOptions;
      accountNumber = sortingCodeWithOrWithoutAccountNumber.substring(sortingCodeWithOrWithoutAccountNumber.startsWith("8") ? 5 : 4);
    } else if (typeof accountOrOptions === "string" || typeof accountOrOptions === "number") {
      accountNumber = `${accountOrOptions}`.replace(/[^\d]/g, "");
    } else {
      accountNumber = sortingCodeWithOrWithoutAccountNumber.substring(sortingCodeWithOrWithoutAccountNumber.startsWith("8") ? 5 : 4);
    }
    if (typeof optionsArg === "object") {
      options = optionsArg;
    }
    if (sortingCode.length < 4 || (sortingCode.length > 4 ? !mod10(sortingCode) : false)) {
      throw new KontonummerError("Invalid sorting code");
    }
    if (accountNumber.length < 2) {
      throw new KontonummerError("Invalid account number");
    }
    const bank = _Kontonummer.getSortingCodeInfo(sortingCode);
    const accountMaxLength = bank.type === 2 ? bank.accountMaxLength ?? 7 : 7;
    const accountMinLength = bank.type === 2 ? bank.accountMinLength ?? 2 : typeof accountOrOptions === "object" ? 7 : 2;
    const lengthValid = accountNumber.length <= accountMaxLength && accountNumber.length >= accountMinLength;
    if (!lengthValid && options.mode === "strict")
      throw new KontonummerError("Invalid account number");
    if (!lengthValid && bank.type === 1 && options.mode === "semi")
      throw new KontonummerError("Invalid account number");
    const checksumValid = validate_default(bank.type, bank.comment, sortingCode, accountNumber);
    if (!checksumValid && options.mode === "strict")
      throw new KontonummerError("Invalid account number");
    if (!checksumValid && bank.type === 1 && options.mode === "semi")
      throw new KontonummerError("Invalid account number");
    this.#bankName = bank.bankName;
    this.#type = bank.type;
    this.#comment = bank.comment;
    this.#sortingCode = sortingCode;
    this.#accountNumber = accountNumber;
    this.#valid = checksumValid && (options.mode === "strict" ? lengthValid : true);
  }
  format(format) {
    return format_default(this.sortingCode, this.accountNumber, _Kontonummer.getSortingCodeInfo(this.sortingCode), format);
  }
  static parse(sortingCodeWithOrWithoutAccountNumber, accountOrOptions, options) {
    if (typeof accountOrOptions === "string" || typeof accountOrOptions === "number")
      return new _Kontonummer(sortingCodeWithOrWithoutAccountNumber, accountOrOptions, options);
    else
      return new _Kontonummer(sortingCodeWithOrWithoutAccountNumber, accountOrOptions);
  }
  static valid(sortingCodeWithOrWithoutAccountNumber, accountNumber) {
    if (accountNumber && !(typeof accountNumber === "string" || typeof accountNumber === "number"))
      throw new KontonummerError("Kontonummer.valid() does not accept an options argument");
    try {
      if (accountNumber)
        new _Kontonummer(sortingCodeWithOrWithoutAccountNumber, accountNumber);
      else
        new _Kontonummer(sortingCodeWithOrWithoutAccountNumber);
      return true;
    } catch {
      return false;
    }
  }
  static getSortingCodeInfo(sortingCode) {
    const bank = banks_default(sortingCode);
    if (typeof bank === "undefined")
      throw new KontonummerError(`No Bank found with sorting code ${sortingCode}`);
    return bank;
  }
  toJSON() {
    return {
      bankName: this.bankName,
      sortingCode: this.sortingCode,
      accountNumber: this.accountNumber,
      type: this.type,
      comment: this.comment,
      valid: this.valid
    };
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return this.toJSON();
  }
};
var parse = Kontonummer.parse.bind(Kontonummer);
var valid = Kontonummer.valid.bind(Kontonummer);

// server/src/bank-account.ts
var import_personnummer = __toESM(require_cjs(), 1);

// shared/api/src/rules/payment-details.ts
var plain = (typed) => typed.replace(new RegExp("\\p{Cf}", "gu"), "").replace(/[\p{Pd}\u2212]/gu, "-").replace(/\s+/g, " ").trim();
var shape = /^(?:[0-9][0-9 -]{5,24}|[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{10,42})$/;
var toAccountNumber = (typed) => {
  const number = plain(
    plain(typed).replace(/^IBAN[ :]*/i, "").replace(/[,.]/g, " ")
  );
  return shape.test(number) ? number : void 0;
};

// server/src/bank-account.ts
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
var isIban = stryMutAct_9fa48("0") ? () => void 0 : (stryCov_9fa48("0"), /* @__PURE__ */ (() => {
  const isIban2 = (number) => (stryMutAct_9fa48("3") ? /^[^A-Za-z]{2}/ : stryMutAct_9fa48("2") ? /^[A-Za-z]/ : stryMutAct_9fa48("1") ? /[A-Za-z]{2}/ : (stryCov_9fa48("1", "2", "3"), /^[A-Za-z]{2}/)).test(number);
  return isIban2;
})());
var bankOf = (digits) => {
  if (stryMutAct_9fa48("4")) {
    {
    }
  } else {
    stryCov_9fa48("4");
    try {
      if (stryMutAct_9fa48("5")) {
        {
        }
      } else {
        stryCov_9fa48("5");
        return Kontonummer.getSortingCodeInfo(stryMutAct_9fa48("6") ? digits : (stryCov_9fa48("6"), digits.slice(0, 4))).bankName;
      }
    } catch {
      if (stryMutAct_9fa48("7")) {
        {
        }
      } else {
        stryCov_9fa48("7");
        return void 0;
      }
    }
  }
};
var swedish = (digits) => {
  if (stryMutAct_9fa48("8")) {
    {
    }
  } else {
    stryCov_9fa48("8");
    const bank = bankOf(digits);
    if (stryMutAct_9fa48("11") ? false : stryMutAct_9fa48("10") ? true : stryMutAct_9fa48("9") ? bank : (stryCov_9fa48("9", "10", "11"), !bank)) return stryMutAct_9fa48("12") ? "" : (stryCov_9fa48("12"), "unknown_bank");
    const clearing = stryMutAct_9fa48("13") ? digits : (stryCov_9fa48("13"), digits.slice(0, 4));
    for (const length of (stryMutAct_9fa48("14") ? clearing.endsWith("8") : (stryCov_9fa48("14"), clearing.startsWith(stryMutAct_9fa48("15") ? "" : (stryCov_9fa48("15"), "8")))) ? stryMutAct_9fa48("16") ? [] : (stryCov_9fa48("16"), [5, 4]) : stryMutAct_9fa48("17") ? [] : (stryCov_9fa48("17"), [4])) {
      if (stryMutAct_9fa48("18")) {
        {
        }
      } else {
        stryCov_9fa48("18");
        try {
          if (stryMutAct_9fa48("19")) {
            {
            }
          } else {
            stryCov_9fa48("19");
            const account = stryMutAct_9fa48("20") ? digits : (stryCov_9fa48("20"), digits.slice(length));
            const {
              valid: valid2,
              comment,
              type
            } = parse(stryMutAct_9fa48("21") ? digits : (stryCov_9fa48("21"), digits.slice(0, length)), account, stryMutAct_9fa48("22") ? {} : (stryCov_9fa48("22"), {
              mode: stryMutAct_9fa48("23") ? "" : (stryCov_9fa48("23"), "semi")
            }));
            const hasLength = (stryMutAct_9fa48("26") ? type !== 1 : stryMutAct_9fa48("25") ? false : stryMutAct_9fa48("24") ? true : (stryCov_9fa48("24", "25", "26"), type === 1)) ? stryMutAct_9fa48("29") ? account.length !== 7 : stryMutAct_9fa48("28") ? false : stryMutAct_9fa48("27") ? true : (stryCov_9fa48("27", "28", "29"), account.length === 7) : stryMutAct_9fa48("33") ? account.length > (comment === 2 ? 9 : 10) : stryMutAct_9fa48("32") ? account.length < (comment === 2 ? 9 : 10) : stryMutAct_9fa48("31") ? false : stryMutAct_9fa48("30") ? true : (stryCov_9fa48("30", "31", "32", "33"), account.length <= ((stryMutAct_9fa48("36") ? comment !== 2 : stryMutAct_9fa48("35") ? false : stryMutAct_9fa48("34") ? true : (stryCov_9fa48("34", "35", "36"), comment === 2)) ? 9 : 10));
            if (stryMutAct_9fa48("39") ? valid2 || hasLength : stryMutAct_9fa48("38") ? false : stryMutAct_9fa48("37") ? true : (stryCov_9fa48("37", "38", "39"), valid2 && hasLength)) return stryMutAct_9fa48("40") ? {} : (stryCov_9fa48("40"), {
              kind: stryMutAct_9fa48("41") ? "" : (stryCov_9fa48("41"), "bban"),
              bank,
              clearing,
              account
            });
          }
        } catch {
        }
      }
    }
    return stryMutAct_9fa48("42") ? "" : (stryCov_9fa48("42"), "wrong_check_digit");
  }
};
var domestic = stryMutAct_9fa48("43") ? {} : (stryCov_9fa48("43"), {
  // Eleven digits, the last one a check digit.
  NO: stryMutAct_9fa48("44") ? () => void 0 : (stryCov_9fa48("44"), (digits) => (stryMutAct_9fa48("47") ? digits.length !== 11 : stryMutAct_9fa48("46") ? false : stryMutAct_9fa48("45") ? true : (stryCov_9fa48("45", "46", "47"), digits.length === 11)) ? digits : void 0),
  // Registration number of four, account number of up to ten digits.
  DK: stryMutAct_9fa48("48") ? () => void 0 : (stryCov_9fa48("48"), (digits) => (stryMutAct_9fa48("51") ? digits.length >= 8 || digits.length <= 14 : stryMutAct_9fa48("50") ? false : stryMutAct_9fa48("49") ? true : (stryCov_9fa48("49", "50", "51"), (stryMutAct_9fa48("54") ? digits.length < 8 : stryMutAct_9fa48("53") ? digits.length > 8 : stryMutAct_9fa48("52") ? true : (stryCov_9fa48("52", "53", "54"), digits.length >= 8)) && (stryMutAct_9fa48("57") ? digits.length > 14 : stryMutAct_9fa48("56") ? digits.length < 14 : stryMutAct_9fa48("55") ? true : (stryCov_9fa48("55", "56", "57"), digits.length <= 14)))) ? stryMutAct_9fa48("58") ? digits.slice(0, 4) - digits.slice(4).padStart(10, "0") : (stryCov_9fa48("58"), (stryMutAct_9fa48("59") ? digits : (stryCov_9fa48("59"), digits.slice(0, 4))) + (stryMutAct_9fa48("60") ? digits.padStart(10, "0") : (stryCov_9fa48("60"), digits.slice(4).padStart(10, stryMutAct_9fa48("61") ? "" : (stryCov_9fa48("61"), "0"))))) : void 0)
});
var foreign = (digits, country) => {
  if (stryMutAct_9fa48("62")) {
    {
    }
  } else {
    stryCov_9fa48("62");
    const bban = stryMutAct_9fa48("63") ? domestic[country](digits) : (stryCov_9fa48("63"), domestic[country]?.(digits));
    if (stryMutAct_9fa48("66") ? !bban && typeof swedish(digits) === "object" : stryMutAct_9fa48("65") ? false : stryMutAct_9fa48("64") ? true : (stryCov_9fa48("64", "65", "66"), (stryMutAct_9fa48("67") ? bban : (stryCov_9fa48("67"), !bban)) || (stryMutAct_9fa48("69") ? typeof swedish(digits) !== "object" : stryMutAct_9fa48("68") ? false : (stryCov_9fa48("68", "69"), typeof swedish(digits) === (stryMutAct_9fa48("70") ? "" : (stryCov_9fa48("70"), "object")))))) return stryMutAct_9fa48("71") ? "" : (stryCov_9fa48("71"), "iban_needed");
    const iban = isValidBBAN(bban, country) ? composeIBAN(stryMutAct_9fa48("72") ? {} : (stryCov_9fa48("72"), {
      countryCode: country,
      bban
    })) : null;
    return iban ? stryMutAct_9fa48("73") ? {} : (stryCov_9fa48("73"), {
      kind: stryMutAct_9fa48("74") ? "" : (stryCov_9fa48("74"), "iban"),
      bank: stryMutAct_9fa48("75") ? `` : (stryCov_9fa48("75"), `IBAN ${country}`),
      iban
    }) : stryMutAct_9fa48("76") ? "" : (stryCov_9fa48("76"), "wrong_check_digit");
  }
};
var readBankAccount = (typed, country) => {
  if (stryMutAct_9fa48("77")) {
    {
    }
  } else {
    stryCov_9fa48("77");
    const number = toAccountNumber(typed);
    if (stryMutAct_9fa48("80") ? false : stryMutAct_9fa48("79") ? true : stryMutAct_9fa48("78") ? number : (stryCov_9fa48("78", "79", "80"), !number)) return stryMutAct_9fa48("81") ? "" : (stryCov_9fa48("81"), "unreadable");
    if (stryMutAct_9fa48("83") ? false : stryMutAct_9fa48("82") ? true : (stryCov_9fa48("82", "83"), isIban(number))) {
      if (stryMutAct_9fa48("84")) {
        {
        }
      } else {
        stryCov_9fa48("84");
        const iban = stryMutAct_9fa48("85") ? electronicFormatIBAN(number) && "" : (stryCov_9fa48("85"), electronicFormatIBAN(number) ?? (stryMutAct_9fa48("86") ? "Stryker was here!" : (stryCov_9fa48("86"), "")));
        return isValidIBAN(iban) ? stryMutAct_9fa48("87") ? {} : (stryCov_9fa48("87"), {
          kind: stryMutAct_9fa48("88") ? "" : (stryCov_9fa48("88"), "iban"),
          bank: stryMutAct_9fa48("89") ? `` : (stryCov_9fa48("89"), `IBAN ${stryMutAct_9fa48("90") ? iban : (stryCov_9fa48("90"), iban.slice(0, 2))}`),
          iban
        }) : stryMutAct_9fa48("91") ? "" : (stryCov_9fa48("91"), "invalid_iban");
      }
    }
    const digits = number.replace(stryMutAct_9fa48("92") ? /\d/g : (stryCov_9fa48("92"), /\D/g), stryMutAct_9fa48("93") ? "Stryker was here!" : (stryCov_9fa48("93"), ""));
    return (stryMutAct_9fa48("96") ? country !== "SE" : stryMutAct_9fa48("95") ? false : stryMutAct_9fa48("94") ? true : (stryCov_9fa48("94", "95", "96"), country === (stryMutAct_9fa48("97") ? "" : (stryCov_9fa48("97"), "SE")))) ? swedish(digits) : foreign(digits, country);
  }
};
var bankNameOf = (typed, country) => {
  if (stryMutAct_9fa48("98")) {
    {
    }
  } else {
    stryCov_9fa48("98");
    const number = stryMutAct_9fa48("99") ? toAccountNumber(typed) && "" : (stryCov_9fa48("99"), toAccountNumber(typed) ?? (stryMutAct_9fa48("100") ? "Stryker was here!" : (stryCov_9fa48("100"), "")));
    if (stryMutAct_9fa48("102") ? false : stryMutAct_9fa48("101") ? true : (stryCov_9fa48("101", "102"), isIban(number))) return stryMutAct_9fa48("103") ? `` : (stryCov_9fa48("103"), `IBAN ${stryMutAct_9fa48("105") ? number.toUpperCase() : stryMutAct_9fa48("104") ? number.slice(0, 2).toLowerCase() : (stryCov_9fa48("104", "105"), number.slice(0, 2).toUpperCase())}`);
    return (stryMutAct_9fa48("108") ? country !== "SE" : stryMutAct_9fa48("107") ? false : stryMutAct_9fa48("106") ? true : (stryCov_9fa48("106", "107", "108"), country === (stryMutAct_9fa48("109") ? "" : (stryCov_9fa48("109"), "SE")))) ? bankOf(number.replace(stryMutAct_9fa48("110") ? /\d/g : (stryCov_9fa48("110"), /\D/g), stryMutAct_9fa48("111") ? "Stryker was here!" : (stryCov_9fa48("111"), ""))) : void 0;
  }
};
var needsPersonalId = stryMutAct_9fa48("112") ? () => void 0 : (stryCov_9fa48("112"), /* @__PURE__ */ (() => {
  const needsPersonalId2 = (country, accountNumber) => stryMutAct_9fa48("115") ? country === "SE" && /^SE/i.test(toAccountNumber(accountNumber ?? "") ?? "") : stryMutAct_9fa48("114") ? false : stryMutAct_9fa48("113") ? true : (stryCov_9fa48("113", "114", "115"), (stryMutAct_9fa48("117") ? country !== "SE" : stryMutAct_9fa48("116") ? false : (stryCov_9fa48("116", "117"), country === (stryMutAct_9fa48("118") ? "" : (stryCov_9fa48("118"), "SE")))) || (stryMutAct_9fa48("119") ? /SE/i : (stryCov_9fa48("119"), /^SE/i)).test(stryMutAct_9fa48("120") ? toAccountNumber(accountNumber ?? "") && "" : (stryCov_9fa48("120"), toAccountNumber(stryMutAct_9fa48("121") ? accountNumber && "" : (stryCov_9fa48("121"), accountNumber ?? (stryMutAct_9fa48("122") ? "Stryker was here!" : (stryCov_9fa48("122"), "")))) ?? (stryMutAct_9fa48("123") ? "Stryker was here!" : (stryCov_9fa48("123"), "")))));
  return needsPersonalId2;
})());
var isRealPersonalId = stryMutAct_9fa48("124") ? () => void 0 : (stryCov_9fa48("124"), /* @__PURE__ */ (() => {
  const isRealPersonalId2 = (personalId) => import_personnummer.default.valid(personalId);
  return isRealPersonalId2;
})());

// server/src/bank-account.test.ts
(0, import_globals.describe)("bank accounts", () => {
  import_globals.test.each([
    // Examples from Bankgirot's specification and from banks.
    ["8327-9 834 124 471", "Swedbank"],
    ["8327 834 124 471", "Swedbank"],
    ["3300 000620-5124", "Nordea"],
    ["6789 123456789", "Handelsbanken"],
    ["SE45 5000 0000 0583 9825 7466", "IBAN SE"],
    ["IBAN SE45\xA05000\xA00000\xA00583\xA09825\xA07466", "IBAN SE"],
    ["\u200ENO93 8601 1117 947", "IBAN NO"]
  ])("%s is at %s", (typed, bank) => {
    (0, import_globals.expect)(readBankAccount(typed, "SE")).toMatchObject({ bank });
  });
  const withDigit = (clearing) => Array.from({ length: 100 }, (_, digits) => `${clearing}12345${String(digits).padStart(2, "0")}`).find(
    (number) => typeof readBankAccount(number, "SE") === "object"
  );
  import_globals.test.each([
    ["9100", "Nordnet Bank"],
    ["9570", "Sparbanken Syd"],
    ["9300", "Swedbank"],
    ["9660", "Svea Bank"],
    ["9750", "Northmill Bank"],
    ["9070", "Multitude Bank"],
    ["9680", "BlueStep Finans"],
    ["9590", "Erik Penser"],
    ["9580", "Aion Bank"],
    ["9470", "BNP Paribas"],
    ["9880", "Riksg\xE4lden"]
  ])("%s is known: %s", (clearing, bank) => {
    (0, import_globals.expect)(bankNameOf(`${clearing}1234560`, "SE")).toBe(bank);
    (0, import_globals.expect)(withDigit(clearing)).toBeDefined();
  });
  import_globals.test.each([
    ["8327-9 834 124 473", "wrong_check_digit"],
    ["3300 000620-5125", "wrong_check_digit"],
    ["6789 123456788", "wrong_check_digit"],
    ["1050 1234567", "unknown_bank"],
    ["SE45 5000 0000 0583 9825 7467", "invalid_iban"],
    ["12", "unreadable"]
  ])("%s: %s", (typed, fault) => {
    (0, import_globals.expect)(readBankAccount(typed, "SE")).toBe(fault);
  });
  (0, import_globals.test)("another country's domestic number is not taken for a Swedish one, however well it fits", () => {
    for (const country of ["NO", "DK", "FI", "GB"]) {
      (0, import_globals.expect)(readBankAccount("8327-9 834 124 471", country)).toBe("iban_needed");
      (0, import_globals.expect)(bankNameOf("8327-9 834 124 471", country)).toBeUndefined();
    }
  });
  import_globals.test.each([
    ["NO", "8601 11 17947", "NO9386011117947"],
    ["NO", "8601.11.17947", "NO9386011117947"],
    ["DK", "0040 0440116243", "DK5000400440116243"],
    ["DK", "0040-440116243", "DK5000400440116243"]
  ])("in %s the domestic number %s is the account %s", (country, typed, iban) => {
    (0, import_globals.expect)(readBankAccount(typed, country)).toEqual({ kind: "iban", bank: `IBAN ${country}`, iban });
  });
  import_globals.test.each([
    ["NO", "8601 11 17948", "wrong_check_digit"],
    ["NO", "8601 11 1794", "iban_needed"],
    ["FI", "123456-785", "iban_needed"],
    ["GB", "60-16-13 31926819", "iban_needed"],
    ["GB", "GB29 NWBK 6016 1331 9268 18", "invalid_iban"]
  ])("in %s the number %s: %s", (country, typed, fault) => {
    (0, import_globals.expect)(readBankAccount(typed, country)).toBe(fault);
  });
  import_globals.test.each([
    "gb29 nwbk 6016 1331 9268 19",
    "IBAN: GB29NWBK60161331926819",
    "iban gb29\xA0nwbk\xA06016 1331 9268 19"
  ])("an IBAN is read as typed, copied and printed: %s", (typed) => {
    (0, import_globals.expect)(readBankAccount(typed, "GB")).toMatchObject({ kind: "iban", iban: "GB29NWBK60161331926819" });
  });
  (0, import_globals.test)("a number that is wrong still says at which bank it would be", () => {
    (0, import_globals.expect)(bankNameOf("8327-9 034 124 471", "SE")).toBe("Swedbank");
    (0, import_globals.expect)(bankNameOf("1050 1234567", "SE")).toBeUndefined();
  });
});
(0, import_globals.describe)("a number of another country", () => {
  import_globals.test.each([
    ["NO", "8601 11 1794"],
    ["NO", "8601 11 179470"],
    ["DK", "0040 440"],
    ["DK", "0040 44011624300"],
    ["SE", ""]
  ])("in %s %j is not one that an IBAN can be made of", (country, typed) => {
    (0, import_globals.expect)(readBankAccount(typed, country)).toBe(country === "SE" ? "unreadable" : "iban_needed");
  });
  (0, import_globals.test)("the shortest of Denmark is filled up with zeros", () => {
    (0, import_globals.expect)(readBankAccount("0040 1234", "DK")).not.toBe("iban_needed");
  });
});
(0, import_globals.test)("the bank of an IBAN is its country, however it is written, and a number of nothing is at no bank", () => {
  (0, import_globals.expect)(bankNameOf("no93 8601", "SE")).toBe("IBAN NO");
  (0, import_globals.expect)(bankNameOf("NO93 8601", "NO")).toBe("IBAN NO");
  (0, import_globals.expect)(bankNameOf("", "SE")).toBeUndefined();
  (0, import_globals.expect)(readBankAccount("no93 8601 1117 947", "SE")).toEqual({
    kind: "iban",
    bank: "IBAN NO",
    iban: "NO9386011117947"
  });
});
(0, import_globals.test)("a Swedish account is split into clearing and number, with the fifth digit of the clearing or without it", () => {
  (0, import_globals.expect)(readBankAccount("6789 123456789", "SE")).toMatchObject({
    kind: "bban",
    clearing: "6789",
    account: "123456789"
  });
  for (const typed of ["8327-9 834 124 471", "8327 834 124 471"])
    (0, import_globals.expect)(readBankAccount(typed, "SE")).toMatchObject({ kind: "bban", clearing: "8327", account: "834124471" });
});
import_globals.test.each(["3300 00620-5124", "3300 0000620-5124", "5000 123456", "5000 12345678", "6789 1234567890"])(
  "%s has not as many digits as its bank gives",
  (typed) => {
    (0, import_globals.expect)(readBankAccount(typed, "SE")).toBe("wrong_check_digit");
  }
);
(0, import_globals.describe)("a personal id", () => {
  (0, import_globals.test)("needs a day that exists and its check digit; coordination numbers are some too", () => {
    (0, import_globals.expect)(isRealPersonalId("19900101-9802")).toBe(true);
    (0, import_globals.expect)(isRealPersonalId("19900161-9809")).toBe(true);
    (0, import_globals.expect)(isRealPersonalId("19900101-9803")).toBe(false);
    (0, import_globals.expect)(isRealPersonalId("19900231-9802")).toBe(false);
  });
  (0, import_globals.test)("is asked of people in Sweden, and of whoever is paid to an account there", () => {
    (0, import_globals.expect)(needsPersonalId("SE", null)).toBe(true);
    (0, import_globals.expect)(needsPersonalId("SE", "NO93 8601 1117 947")).toBe(true);
    (0, import_globals.expect)(needsPersonalId("NO", "\u200EIBAN se45 5000 0000 0583 9825 7466")).toBe(true);
    (0, import_globals.expect)(needsPersonalId("NO", "NO93 8601 1117 947")).toBe(false);
    (0, import_globals.expect)(needsPersonalId("NO", null)).toBe(false);
    (0, import_globals.expect)(needsPersonalId("GB", "GB29 SEBA 6016 1331 9268 19")).toBe(false);
  });
});
/*! Bundled license information:

ibantools/jsnext/ibantools.js:
  (*!
   * @license
   * Copyright Saša Jovanić
   * Licensed under the Mozilla Public License, Version 2.0 or the MIT license,
   * at your option. This file may not be copied, modified, or distributed
   * except according to those terms.
   * SPDX-FileCopyrightText: Saša Jovanić
   * SPDX-License-Identifier: MIT or MPL/2.0
   *)
  (**
   * Validation, extraction and creation of IBAN, BBAN, BIC/SWIFT numbers plus some other helpful stuff
   * @package Documentation
   * @author Saša Jovanić
   * @module ibantools
   * @version 4.5.4
   * @license MIT or MPL-2.0
   * @preferred
   *)
*/
