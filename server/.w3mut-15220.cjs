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

// node_modules/.pnpm/normalizr@3.6.2/node_modules/normalizr/dist/normalizr.js
var require_normalizr = __commonJS({
  "node_modules/.pnpm/normalizr@3.6.2/node_modules/normalizr/dist/normalizr.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    function _defineProperties(target, props) {
      for (var i = 0; i < props.length; i++) {
        var descriptor = props[i];
        descriptor.enumerable = descriptor.enumerable || false;
        descriptor.configurable = true;
        if ("value" in descriptor) descriptor.writable = true;
        Object.defineProperty(target, descriptor.key, descriptor);
      }
    }
    function _createClass(Constructor, protoProps, staticProps) {
      if (protoProps) _defineProperties(Constructor.prototype, protoProps);
      if (staticProps) _defineProperties(Constructor, staticProps);
      return Constructor;
    }
    function _extends() {
      _extends = Object.assign || function(target) {
        for (var i = 1; i < arguments.length; i++) {
          var source = arguments[i];
          for (var key in source) {
            if (Object.prototype.hasOwnProperty.call(source, key)) {
              target[key] = source[key];
            }
          }
        }
        return target;
      };
      return _extends.apply(this, arguments);
    }
    function _inheritsLoose(subClass, superClass) {
      subClass.prototype = Object.create(superClass.prototype);
      subClass.prototype.constructor = subClass;
      subClass.__proto__ = superClass;
    }
    function isImmutable(object) {
      return !!(object && typeof object.hasOwnProperty === "function" && (object.hasOwnProperty("__ownerID") || // Immutable.Map
      object._map && object._map.hasOwnProperty("__ownerID")));
    }
    function denormalizeImmutable(schema3, input, unvisit) {
      return Object.keys(schema3).reduce(function(object, key) {
        var stringKey = "" + key;
        if (object.has(stringKey)) {
          return object.set(stringKey, unvisit(object.get(stringKey), schema3[stringKey]));
        } else {
          return object;
        }
      }, input);
    }
    var getDefaultGetId = function getDefaultGetId2(idAttribute) {
      return function(input) {
        return isImmutable(input) ? input.get(idAttribute) : input[idAttribute];
      };
    };
    var EntitySchema = (function() {
      function EntitySchema2(key, definition, options) {
        if (definition === void 0) {
          definition = {};
        }
        if (options === void 0) {
          options = {};
        }
        if (!key || typeof key !== "string") {
          throw new Error("Expected a string key for Entity, but found " + key + ".");
        }
        var _options = options, _options$idAttribute = _options.idAttribute, idAttribute = _options$idAttribute === void 0 ? "id" : _options$idAttribute, _options$mergeStrateg = _options.mergeStrategy, mergeStrategy = _options$mergeStrateg === void 0 ? function(entityA, entityB) {
          return _extends({}, entityA, entityB);
        } : _options$mergeStrateg, _options$processStrat = _options.processStrategy, processStrategy = _options$processStrat === void 0 ? function(input) {
          return _extends({}, input);
        } : _options$processStrat, _options$fallbackStra = _options.fallbackStrategy, fallbackStrategy = _options$fallbackStra === void 0 ? function(key2, schema3) {
          return void 0;
        } : _options$fallbackStra;
        this._key = key;
        this._getId = typeof idAttribute === "function" ? idAttribute : getDefaultGetId(idAttribute);
        this._idAttribute = idAttribute;
        this._mergeStrategy = mergeStrategy;
        this._processStrategy = processStrategy;
        this._fallbackStrategy = fallbackStrategy;
        this.define(definition);
      }
      var _proto = EntitySchema2.prototype;
      _proto.define = function define(definition) {
        this.schema = Object.keys(definition).reduce(function(entitySchema, key) {
          var _extends2;
          var schema3 = definition[key];
          return _extends({}, entitySchema, (_extends2 = {}, _extends2[key] = schema3, _extends2));
        }, this.schema || {});
      };
      _proto.getId = function getId(input, parent, key) {
        return this._getId(input, parent, key);
      };
      _proto.merge = function merge(entityA, entityB) {
        return this._mergeStrategy(entityA, entityB);
      };
      _proto.fallback = function fallback(id, schema3) {
        return this._fallbackStrategy(id, schema3);
      };
      _proto.normalize = function normalize3(input, parent, key, visit2, addEntity, visitedEntities) {
        var _this = this;
        var id = this.getId(input, parent, key);
        var entityType = this.key;
        if (!(entityType in visitedEntities)) {
          visitedEntities[entityType] = {};
        }
        if (!(id in visitedEntities[entityType])) {
          visitedEntities[entityType][id] = [];
        }
        if (visitedEntities[entityType][id].some(function(entity) {
          return entity === input;
        })) {
          return id;
        }
        visitedEntities[entityType][id].push(input);
        var processedEntity = this._processStrategy(input, parent, key);
        Object.keys(this.schema).forEach(function(key2) {
          if (processedEntity.hasOwnProperty(key2) && typeof processedEntity[key2] === "object") {
            var schema3 = _this.schema[key2];
            var resolvedSchema = typeof schema3 === "function" ? schema3(input) : schema3;
            processedEntity[key2] = visit2(processedEntity[key2], processedEntity, key2, resolvedSchema, addEntity, visitedEntities);
          }
        });
        addEntity(this, processedEntity, input, parent, key);
        return id;
      };
      _proto.denormalize = function denormalize2(entity, unvisit) {
        var _this2 = this;
        if (isImmutable(entity)) {
          return denormalizeImmutable(this.schema, entity, unvisit);
        }
        Object.keys(this.schema).forEach(function(key) {
          if (entity.hasOwnProperty(key)) {
            var schema3 = _this2.schema[key];
            entity[key] = unvisit(entity[key], schema3);
          }
        });
        return entity;
      };
      _createClass(EntitySchema2, [{
        key: "key",
        get: function get() {
          return this._key;
        }
      }, {
        key: "idAttribute",
        get: function get() {
          return this._idAttribute;
        }
      }]);
      return EntitySchema2;
    })();
    var PolymorphicSchema = (function() {
      function PolymorphicSchema2(definition, schemaAttribute) {
        if (schemaAttribute) {
          this._schemaAttribute = typeof schemaAttribute === "string" ? function(input) {
            return input[schemaAttribute];
          } : schemaAttribute;
        }
        this.define(definition);
      }
      var _proto = PolymorphicSchema2.prototype;
      _proto.define = function define(definition) {
        this.schema = definition;
      };
      _proto.getSchemaAttribute = function getSchemaAttribute(input, parent, key) {
        return !this.isSingleSchema && this._schemaAttribute(input, parent, key);
      };
      _proto.inferSchema = function inferSchema(input, parent, key) {
        if (this.isSingleSchema) {
          return this.schema;
        }
        var attr = this.getSchemaAttribute(input, parent, key);
        return this.schema[attr];
      };
      _proto.normalizeValue = function normalizeValue(value, parent, key, visit2, addEntity, visitedEntities) {
        var schema3 = this.inferSchema(value, parent, key);
        if (!schema3) {
          return value;
        }
        var normalizedValue = visit2(value, parent, key, schema3, addEntity, visitedEntities);
        return this.isSingleSchema || normalizedValue === void 0 || normalizedValue === null ? normalizedValue : {
          id: normalizedValue,
          schema: this.getSchemaAttribute(value, parent, key)
        };
      };
      _proto.denormalizeValue = function denormalizeValue(value, unvisit) {
        var schemaKey = isImmutable(value) ? value.get("schema") : value.schema;
        if (!this.isSingleSchema && !schemaKey) {
          return value;
        }
        var id = this.isSingleSchema ? void 0 : isImmutable(value) ? value.get("id") : value.id;
        var schema3 = this.isSingleSchema ? this.schema : this.schema[schemaKey];
        return unvisit(id || value, schema3);
      };
      _createClass(PolymorphicSchema2, [{
        key: "isSingleSchema",
        get: function get() {
          return !this._schemaAttribute;
        }
      }]);
      return PolymorphicSchema2;
    })();
    var UnionSchema = (function(_PolymorphicSchema) {
      _inheritsLoose(UnionSchema2, _PolymorphicSchema);
      function UnionSchema2(definition, schemaAttribute) {
        if (!schemaAttribute) {
          throw new Error('Expected option "schemaAttribute" not found on UnionSchema.');
        }
        return _PolymorphicSchema.call(this, definition, schemaAttribute) || this;
      }
      var _proto = UnionSchema2.prototype;
      _proto.normalize = function normalize3(input, parent, key, visit2, addEntity, visitedEntities) {
        return this.normalizeValue(input, parent, key, visit2, addEntity, visitedEntities);
      };
      _proto.denormalize = function denormalize2(input, unvisit) {
        return this.denormalizeValue(input, unvisit);
      };
      return UnionSchema2;
    })(PolymorphicSchema);
    var ValuesSchema = (function(_PolymorphicSchema) {
      _inheritsLoose(ValuesSchema2, _PolymorphicSchema);
      function ValuesSchema2() {
        return _PolymorphicSchema.apply(this, arguments) || this;
      }
      var _proto = ValuesSchema2.prototype;
      _proto.normalize = function normalize3(input, parent, key, visit2, addEntity, visitedEntities) {
        var _this = this;
        return Object.keys(input).reduce(function(output, key2, index) {
          var _extends2;
          var value = input[key2];
          return value !== void 0 && value !== null ? _extends({}, output, (_extends2 = {}, _extends2[key2] = _this.normalizeValue(value, input, key2, visit2, addEntity, visitedEntities), _extends2)) : output;
        }, {});
      };
      _proto.denormalize = function denormalize2(input, unvisit) {
        var _this2 = this;
        return Object.keys(input).reduce(function(output, key) {
          var _extends3;
          var entityOrId = input[key];
          return _extends({}, output, (_extends3 = {}, _extends3[key] = _this2.denormalizeValue(entityOrId, unvisit), _extends3));
        }, {});
      };
      return ValuesSchema2;
    })(PolymorphicSchema);
    var validateSchema = function validateSchema2(definition) {
      var isArray = Array.isArray(definition);
      if (isArray && definition.length > 1) {
        throw new Error("Expected schema definition to be a single schema, but found " + definition.length + ".");
      }
      return definition[0];
    };
    var getValues = function getValues2(input) {
      return Array.isArray(input) ? input : Object.keys(input).map(function(key) {
        return input[key];
      });
    };
    var normalize2 = function normalize3(schema3, input, parent, key, visit2, addEntity, visitedEntities) {
      schema3 = validateSchema(schema3);
      var values = getValues(input);
      return values.map(function(value, index) {
        return visit2(value, parent, key, schema3, addEntity, visitedEntities);
      });
    };
    var denormalize = function denormalize2(schema3, input, unvisit) {
      schema3 = validateSchema(schema3);
      return input && input.map ? input.map(function(entityOrId) {
        return unvisit(entityOrId, schema3);
      }) : input;
    };
    var ArraySchema = (function(_PolymorphicSchema) {
      _inheritsLoose(ArraySchema2, _PolymorphicSchema);
      function ArraySchema2() {
        return _PolymorphicSchema.apply(this, arguments) || this;
      }
      var _proto = ArraySchema2.prototype;
      _proto.normalize = function normalize3(input, parent, key, visit2, addEntity, visitedEntities) {
        var _this = this;
        var values = getValues(input);
        return values.map(function(value, index) {
          return _this.normalizeValue(value, parent, key, visit2, addEntity, visitedEntities);
        }).filter(function(value) {
          return value !== void 0 && value !== null;
        });
      };
      _proto.denormalize = function denormalize2(input, unvisit) {
        var _this2 = this;
        return input && input.map ? input.map(function(value) {
          return _this2.denormalizeValue(value, unvisit);
        }) : input;
      };
      return ArraySchema2;
    })(PolymorphicSchema);
    var _normalize = function normalize3(schema3, input, parent, key, visit2, addEntity, visitedEntities) {
      var object = _extends({}, input);
      Object.keys(schema3).forEach(function(key2) {
        var localSchema = schema3[key2];
        var resolvedLocalSchema = typeof localSchema === "function" ? localSchema(input) : localSchema;
        var value = visit2(input[key2], input, key2, resolvedLocalSchema, addEntity, visitedEntities);
        if (value === void 0 || value === null) {
          delete object[key2];
        } else {
          object[key2] = value;
        }
      });
      return object;
    };
    var _denormalize = function denormalize2(schema3, input, unvisit) {
      if (isImmutable(input)) {
        return denormalizeImmutable(schema3, input, unvisit);
      }
      var object = _extends({}, input);
      Object.keys(schema3).forEach(function(key) {
        if (object[key] != null) {
          object[key] = unvisit(object[key], schema3[key]);
        }
      });
      return object;
    };
    var ObjectSchema = (function() {
      function ObjectSchema2(definition) {
        this.define(definition);
      }
      var _proto = ObjectSchema2.prototype;
      _proto.define = function define(definition) {
        this.schema = Object.keys(definition).reduce(function(entitySchema, key) {
          var _extends2;
          var schema3 = definition[key];
          return _extends({}, entitySchema, (_extends2 = {}, _extends2[key] = schema3, _extends2));
        }, this.schema || {});
      };
      _proto.normalize = function normalize3() {
        for (var _len = arguments.length, args = new Array(_len), _key = 0; _key < _len; _key++) {
          args[_key] = arguments[_key];
        }
        return _normalize.apply(void 0, [this.schema].concat(args));
      };
      _proto.denormalize = function denormalize2() {
        for (var _len2 = arguments.length, args = new Array(_len2), _key2 = 0; _key2 < _len2; _key2++) {
          args[_key2] = arguments[_key2];
        }
        return _denormalize.apply(void 0, [this.schema].concat(args));
      };
      return ObjectSchema2;
    })();
    var visit = function visit2(value, parent, key, schema3, addEntity, visitedEntities) {
      if (typeof value !== "object" || !value) {
        return value;
      }
      if (typeof schema3 === "object" && (!schema3.normalize || typeof schema3.normalize !== "function")) {
        var method = Array.isArray(schema3) ? normalize2 : _normalize;
        return method(schema3, value, parent, key, visit2, addEntity, visitedEntities);
      }
      return schema3.normalize(value, parent, key, visit2, addEntity, visitedEntities);
    };
    var addEntities = function addEntities2(entities) {
      return function(schema3, processedEntity, value, parent, key) {
        var schemaKey = schema3.key;
        var id = schema3.getId(value, parent, key);
        if (!(schemaKey in entities)) {
          entities[schemaKey] = {};
        }
        var existingEntity = entities[schemaKey][id];
        if (existingEntity) {
          entities[schemaKey][id] = schema3.merge(existingEntity, processedEntity);
        } else {
          entities[schemaKey][id] = processedEntity;
        }
      };
    };
    var schema2 = {
      Array: ArraySchema,
      Entity: EntitySchema,
      Object: ObjectSchema,
      Union: UnionSchema,
      Values: ValuesSchema
    };
    var normalize$1 = function normalize3(input, schema3) {
      if (!input || typeof input !== "object") {
        throw new Error('Unexpected input given to normalize. Expected type to be "object", found "' + (input === null ? "null" : typeof input) + '".');
      }
      var entities = {};
      var addEntity = addEntities(entities);
      var visitedEntities = {};
      var result = visit(input, input, null, schema3, addEntity, visitedEntities);
      return {
        entities,
        result
      };
    };
    var unvisitEntity = function unvisitEntity2(id, schema3, unvisit, getEntity, cache) {
      var entity = getEntity(id, schema3);
      if (entity === void 0 && schema3 instanceof EntitySchema) {
        entity = schema3.fallback(id, schema3);
      }
      if (typeof entity !== "object" || entity === null) {
        return entity;
      }
      if (!cache[schema3.key]) {
        cache[schema3.key] = {};
      }
      if (!cache[schema3.key][id]) {
        var entityCopy = isImmutable(entity) ? entity : _extends({}, entity);
        cache[schema3.key][id] = entityCopy;
        cache[schema3.key][id] = schema3.denormalize(entityCopy, unvisit);
      }
      return cache[schema3.key][id];
    };
    var getUnvisit = function getUnvisit2(entities) {
      var cache = {};
      var getEntity = getEntities(entities);
      return function unvisit(input, schema3) {
        if (typeof schema3 === "object" && (!schema3.denormalize || typeof schema3.denormalize !== "function")) {
          var method = Array.isArray(schema3) ? denormalize : _denormalize;
          return method(schema3, input, unvisit);
        }
        if (input === void 0 || input === null) {
          return input;
        }
        if (schema3 instanceof EntitySchema) {
          return unvisitEntity(input, schema3, unvisit, getEntity, cache);
        }
        return schema3.denormalize(input, unvisit);
      };
    };
    var getEntities = function getEntities2(entities) {
      var isImmutable$1 = isImmutable(entities);
      return function(entityOrId, schema3) {
        var schemaKey = schema3.key;
        if (typeof entityOrId === "object") {
          return entityOrId;
        }
        if (isImmutable$1) {
          return entities.getIn([schemaKey, entityOrId.toString()]);
        }
        return entities[schemaKey] && entities[schemaKey][entityOrId];
      };
    };
    var denormalize$1 = function denormalize2(input, schema3, entities) {
      if (typeof input !== "undefined") {
        return getUnvisit(entities)(input, schema3);
      }
    };
    exports2.denormalize = denormalize$1;
    exports2.normalize = normalize$1;
    exports2.schema = schema2;
  }
});

// server/src/modules/communities/import-rows.test.ts
var import_globals = __toESM(require_jg(), 1);

// shared/api/src/case.ts
var toCamel = (key) => key.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
var toSnake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
var isName = (key) => !/^\d|-/.test(key);
var longestKnown = 64;
var mostKnown = 2e3;
var convertKeys = (rename) => {
  const known = /* @__PURE__ */ new Map();
  const nameOf = (key) => {
    const before = known.get(key);
    if (before !== void 0) return before;
    const name = isName(key) ? rename(key) : key;
    if (key.length > longestKnown) return name;
    if (known.size >= mostKnown) known.clear();
    known.set(key, name);
    return name;
  };
  const walk = (value) => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
    const result = {};
    for (const [key, inner] of Object.entries(value)) {
      if (key !== "__proto__") result[nameOf(key)] = walk(inner);
    }
    return result;
  };
  return walk;
};
var camelizeKeys = convertKeys(toCamel);
var snakeizeKeys = convertKeys(toSnake);

// shared/api/src/client/schemas.ts
var import_normalizr = __toESM(require_normalizr(), 1);
var entityCollections = [
  "campaigns",
  "companies",
  "companyRequests",
  "instagramers",
  "brands",
  "profileCategories",
  "participations",
  "instagramPosts",
  "campaignCalculatedReach",
  "users",
  "messages",
  "mentions",
  "transactions",
  "accounts",
  "stores",
  "storeLocations",
  "storeCampaigns",
  "storeParticipations",
  "storeProducts",
  "facebookAccounts",
  "imagePurchases"
];
var of = Object.fromEntries(entityCollections.map((name) => [name, new import_normalizr.schema.Entity(name)]));
of.mentions.define({ instagramPost: of.instagramPosts });
var singular = {
  companies: "company",
  companyRequests: "companyRequest",
  profileCategories: "profileCategory",
  campaignCalculatedReach: "campaignCalculatedReach"
};
var answerSchema = Object.fromEntries(
  entityCollections.flatMap((name) => [
    [name, name === "campaignCalculatedReach" ? of[name] : [of[name]]],
    [singular[name] ?? name.slice(0, -1), of[name]]
  ])
);

// shared/api/src/constants.ts
var uploadLimits = {
  bytes: 8 * 1024 * 1024,
  /** Every browser can draw as many, older phones no more. */
  pixels: 4096 * 4096,
  types: ["image/jpeg", "image/png", "image/webp"]
};
var importRowsMax = 5e3;

// shared/api/src/errors.ts
var errorKinds = {
  unauthenticated: { status: 401, reportable: false },
  bad_credentials: { status: 401, reportable: false },
  session_ended: { status: 401, reportable: false },
  forbidden: { status: 403, reportable: false },
  not_found: { status: 404, reportable: false },
  campaign_not_found: { status: 404, reportable: false },
  store_not_found: { status: 404, reportable: false },
  store_campaign_not_found: { status: 404, reportable: false },
  method_not_allowed: { status: 405, reportable: false },
  conflict: { status: 409, reportable: false },
  stale_version: { status: 409, reportable: false },
  already_decided: { status: 409, reportable: false },
  /** The canary or release meant is no longer the one that runs. */
  not_running: { status: 409, reportable: false },
  /** Somebody has locked the part; `platformStatus` names who and why. */
  locked: { status: 409, reportable: false },
  nothing_to_go_back_to: { status: 409, reportable: false },
  body_too_large: { status: 413, reportable: false },
  unsupported_media_type: { status: 415, reportable: false },
  malformed_json: { status: 400, reportable: false },
  malformed_request: { status: 400, reportable: false },
  /** Nested deeper than 32 levels, or with more keys and items than any request is meant to have. */
  too_complex: { status: 400, reportable: false },
  invalid: { status: 422, reportable: false },
  illegal_transition: { status: 422, reportable: false },
  insufficient_funds: { status: 422, reportable: false },
  /** Nothing is booked on the account any more. */
  account_closed: { status: 422, reportable: false },
  idempotency_mismatch: { status: 422, reportable: false },
  /** Booked by hand on the accounts of brands only. */
  brand_account_only: { status: 422, reportable: false },
  bank_account_missing: { status: 422, reportable: false },
  /** Swedish tax wants to know whom a payout goes to. */
  personal_id_missing: { status: 422, reportable: false },
  payouts_held: { status: 422, reportable: false },
  /** The provider's consent has run out or was taken back: sign in there again. */
  provider_sign_in_needed: { status: 422, reportable: false },
  /** The password was typed too long ago for what is asked: `confirmPassword`, then again. */
  confirmation_needed: { status: 422, reportable: false },
  /** The same for an account without a password: sign in again by the provider. */
  fresh_sign_in_needed: { status: 422, reportable: false },
  /** Money is left in the wallet, or a payout is on its way. */
  balance_left: { status: 422, reportable: false },
  /** Approved collaborations are still to be done. */
  collaborations_ongoing: { status: 422, reportable: false },
  /** Nobody else could look after the company, or the platform. */
  last_member: { status: 422, reportable: false },
  /** The platform has not yet said yes to the company. */
  company_not_approved: { status: 422, reportable: false },
  email_not_confirmed: { status: 422, reportable: false },
  /** A day of the campaign lies before today: it cannot be published. */
  days_passed: { status: 422, reportable: false },
  /** Work that was handed in waits for the brand's answer: it is decided first. */
  work_waiting: { status: 422, reportable: false },
  /** Somebody still has time to deliver what a fee is held for. */
  work_underway: { status: 422, reportable: false },
  /** Sent again after changes were asked for, with nothing changed. */
  mention_unchanged: { status: 422, reportable: false },
  /** Every place of the campaign is taken. */
  campaign_full: { status: 409, reportable: false },
  /** There are as many of these as one may have. */
  limit_reached: { status: 422, reportable: false },
  /** The campaign no longer takes applications. */
  campaign_closed: { status: 422, reportable: false },
  /** The brand takes nobody at this store for the time being. */
  offer_paused: { status: 422, reportable: false },
  /** The creator's followers are outside the campaign's bounds. */
  followers_outside: { status: 422, reportable: false },
  /** The campaign has bounds of followers, and nobody knows the creator's: no account is connected. */
  account_not_connected: { status: 422, reportable: false },
  /** The campaign is for creators in another country. */
  country_outside: { status: 422, reportable: false },
  /** One side of the thread, or the platform, has stopped messages. */
  blocked: { status: 422, reportable: false },
  /** Who has nothing to do with the brand must answer first. */
  await_answer: { status: 422, reportable: false },
  /** The account has begun to write to as many strangers as it may in a day. */
  too_many_strangers: { status: 429, reportable: false },
  too_many_requests: { status: 429, reportable: false },
  /** No payout waits that could go into a batch. */
  nothing_to_pay: { status: 422, reportable: false },
  /** Who put the batch together may not approve it; who entered a large transfer may not book it. */
  second_person_needed: { status: 422, reportable: false },
  /** The batch and the ledger do not agree. */
  batch_differs: { status: 422, reportable: false },
  /** A row has changed since the batch was approved: it must be approved anew. */
  batch_changed: { status: 409, reportable: false },
  /** The social provider does not answer. */
  provider_unavailable: { status: 503, reportable: false },
  /** The payment provider does not know the key of this installation. */
  payment_key_refused: { status: 503, reportable: true },
  /** The payment provider limits how often it is asked. */
  payment_busy: { status: 503, reportable: false },
  /** The payment provider does not do what it is asked for. */
  payment_refused: { status: 422, reportable: true },
  unavailable: { status: 503, reportable: true },
  /** This installation lacks a setting that it needs for this. */
  not_set_up: { status: 503, reportable: false },
  /** No registry is connected, or it does not answer. */
  platform_unavailable: { status: 503, reportable: false },
  internal: { status: 500, reportable: true }
};

// shared/api/src/name-without-address.ts
var nameWithoutAddress = String.raw`^(?![^]*(?::\/\/|[wW]{3}\.|[mM][aA][iI][lL][tT][oO]:|\S@\S+\.\S|[^\s.]\.\p{L}{2,}\/\S))`;

// shared/api/src/object-of.ts
var objectOf = (keys, valueOf) => Object.fromEntries(keys.map((key) => [key, valueOf(key)]));

// shared/api/src/states.ts
var packages = {
  default: {},
  selfservice: {},
  custom: {},
  small: { reach: 1e5, profiles: 20 },
  medium: { reach: 25e4, profiles: 35 },
  large: { reach: 4e5, profiles: 70 }
};
var packageNames = Object.keys(packages);
var allList = "all";
var communityMemberStates = ["requested", "approved", "declined", "removed"];
var storeParticipationStates = ["requested", "approved", "declined", "picked_up", "invited"];
var communityMemberFilters = [...communityMemberStates, allList];
var storeParticipationFilters = [...storeParticipationStates, allList];

// shared/api/src/rules/plain-text.ts
var spelled = { \u00F8: "o", \u00E6: "ae", \u00DF: "ss", \u0111: "d", \u0142: "l" };
var plainText = (text) => text.toLowerCase().normalize("NFD").replace(new RegExp("\\p{M}", "gu"), "").replace(/[øæßđł]/g, (letter) => spelled[letter]);

// shared/api/src/files/table-text.ts
var delimiters = [",", ";", "	"];
var named = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i;
var mostFrequent = (text) => {
  const heading = (/^.*\S.*$/m.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (sign) => heading.split(sign).length;
  return delimiters.reduce((best, sign) => count(sign) > count(best) ? sign : best);
};
var tableTextOf = (text) => {
  const said2 = named.exec(text);
  return {
    text: text.replace(/^\uFEFF/, ""),
    delimiter: said2?.[1] ?? mostFrequent(text),
    fromLine: said2 ? 2 : 1
  };
};
var unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
var guard = /^'(?=[=+\-@\t\r\d])/;
var textFormula = /^="([^"]*)"$/;
var cellText = (cell) => {
  const text = cell.replace(unseen, "").trim();
  return (textFormula.exec(text)?.[1] ?? text.replace(guard, "")).trim();
};
var headingWord = (cell) => plainText(cellText(cell)).replace(/[^\p{L}\p{N}]+/gu, "");
var columnsCalled = (heading, names3) => {
  const words = heading.map(headingWord);
  const found = {};
  for (const key of Object.keys(names3)) {
    const sought = new Set(names3[key].map(headingWord));
    found[key] = words.flatMap((word, at) => sought.has(word) ? at : []);
  }
  return found;
};

// shared/api/src/files/creator-columns.ts
var names = {
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
  email: [
    "email",
    "e-mail",
    "email address",
    "e-post",
    "e-postadress",
    "e-postadresse",
    "epost",
    "mail",
    "mailadress",
    "mejl",
    "mejladress",
    "s\xE4hk\xF6posti",
    "s\xE4hk\xF6postiosoite",
    "kontaktens e-post"
  ]
};
var creatorColumnsOf = (first) => {
  const found = columnsCalled(first, names);
  return found.username.length + found.email.length > 0 ? found : void 0;
};

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

// shared/api/src/files/store-columns.ts
var storeColumns = ["id", ...storeFieldNames];
var storeHeading = (column) => column === "id" ? "id" : storeFields[column].column;
var columns = {
  id: { sv: null, en: null, also: [] },
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
  countryCode: { sv: "Land", en: "Country", also: ["landskod", "country code", "maa"] },
  latitude: { sv: "Latitud", en: "Latitude", also: ["lat", "breddegrad", "leveysaste"] },
  longitude: {
    sv: "Longitud",
    en: "Longitude",
    also: ["lng", "lon", "long", "lengdegrad", "pituusaste"]
  },
  phone: { sv: "Telefon", en: "Phone", also: ["tel", "telefonnummer", "phone number", "puhelin"] },
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
var names2 = objectOf(storeColumns, (column) => {
  const { sv, en, also } = columns[column];
  return [storeHeading(column), ...sv ? [sv, en] : [], ...also];
});

// server/src/errors.ts
var AppError = class extends Error {
  constructor(id, errors, by) {
    super(id);
    this.id = id;
    this.errors = errors;
    this.by = by;
    this.status = errorKinds[id].status;
  }
  id;
  errors;
  by;
  status;
};
var invalid = (errors) => new AppError("invalid", errors);

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class _CsvError extends Error {
  constructor(code, message, options, ...contexts) {
    if (Array.isArray(message)) message = message.join(" ").trim();
    super(message);
    if (Error.captureStackTrace !== void 0) {
      Error.captureStackTrace(this, _CsvError);
    }
    this.code = code;
    for (const context of contexts) {
      for (const key in context) {
        const value = context[key];
        this[key] = Buffer.isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
      }
    }
  }
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/utils/is_object.js
var is_object = function(obj) {
  return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/api/normalize_columns_array.js
var normalize_columns_array = function(columns2) {
  const normalizedColumns = [];
  for (let i = 0, l = columns2.length; i < l; i++) {
    const column = columns2[i];
    if (column === void 0 || column === null || column === false) {
      normalizedColumns[i] = { disabled: true };
    } else if (typeof column === "string" || typeof column === "number") {
      normalizedColumns[i] = { name: `${column}` };
    } else if (is_object(column)) {
      if (typeof column.name !== "string") {
        throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
          "Option columns missing name:",
          `property "name" is required at position ${i}`,
          "when column is an object literal"
        ]);
      }
      normalizedColumns[i] = column;
    } else {
      throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
        "Invalid column definition:",
        "expect a string or a literal object,",
        `got ${JSON.stringify(column)} at position ${i}`
      ]);
    }
  }
  return normalizedColumns;
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
  constructor(size = 100) {
    this.size = size;
    this.length = 0;
    this.buf = Buffer.allocUnsafe(size);
  }
  prepend(val) {
    if (Buffer.isBuffer(val)) {
      const length = this.length + val.length;
      if (length >= this.size) {
        this.resize();
        if (length >= this.size) {
          throw Error("INVALID_BUFFER_STATE");
        }
      }
      const buf = this.buf;
      this.buf = Buffer.allocUnsafe(this.size);
      val.copy(this.buf, 0);
      buf.copy(this.buf, val.length);
      this.length += val.length;
    } else {
      const length = this.length++;
      if (length === this.size) {
        this.resize();
      }
      const buf = this.clone();
      this.buf[0] = val;
      buf.copy(this.buf, 1, 0, length);
    }
  }
  append(val) {
    const length = this.length++;
    if (length === this.size) {
      this.resize();
    }
    this.buf[length] = val;
  }
  clone() {
    return Buffer.from(this.buf.slice(0, this.length));
  }
  resize() {
    const length = this.length;
    this.size = this.size * 2;
    const buf = Buffer.allocUnsafe(this.size);
    this.buf.copy(buf, 0, 0, length);
    this.buf = buf;
  }
  toString(encoding) {
    if (encoding) {
      return this.buf.toString(encoding, 0, this.length);
    } else {
      return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
    }
  }
  toJSON() {
    return this.toString("utf8");
  }
  reset() {
    this.length = 0;
  }
};
var ResizeableBuffer_default = ResizeableBuffer;

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/api/init_state.js
var init_state = function(options) {
  const timchars = [
    // Basic Latin
    32,
    // [Space](https://www.fileformat.info/info/unicode/char/0020/index.htm)
    9,
    // [CHARACTER TABULATION (HT)](https://www.fileformat.info/info/unicode/char/0009/index.htm)
    10,
    // [LINE FEED (LF)](https://www.fileformat.info/info/unicode/char/000a/index.htm)
    13,
    // [CARRIAGE RETURN (CR)](https://www.fileformat.info/info/unicode/char/000d/index.htm)
    12,
    // [FORM FEED (FF)](https://www.fileformat.info/info/unicode/char/000c/index.htm)
    11,
    // [LINE TABULATION (VT)](https://www.fileformat.info/info/unicode/char/000b/index.htm)
    // Latin-1 Supplement
    160,
    // [NO-BREAK SPACE (NBSP)](https://www.fileformat.info/info/unicode/char/00a0/index.htm)
    // Ogham
    5760,
    // [OGHAM SPACE MARK](https://www.fileformat.info/info/unicode/char/1680/index.htm)
    // General Punctuation
    8192,
    // [EN QUAD](https://www.fileformat.info/info/unicode/char/2000/index.htm)
    8193,
    // [EM QUAD](https://www.fileformat.info/info/unicode/char/2001/index.htm)
    8194,
    // [EN SPACE](https://www.fileformat.info/info/unicode/char/2002/index.htm)
    8195,
    // [EM SPACE](https://www.fileformat.info/info/unicode/char/2003/index.htm)
    8196,
    // [THREE-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2004/index.htm)
    8197,
    // [FOUR-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2005/index.htm)
    8198,
    // [SIX-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2006/index.htm)
    8199,
    // [FIGURE SPACE](https://www.fileformat.info/info/unicode/char/2007/index.htm)
    8200,
    // [PUNCTUATION SPACE](https://www.fileformat.info/info/unicode/char/2008/index.htm)
    8201,
    // [THIN SPACE](https://www.fileformat.info/info/unicode/char/2009/index.htm)
    8202,
    // [HAIR SPACE](https://www.fileformat.info/info/unicode/char/200a/index.htm)
    8232,
    // [LINE SEPARATOR](https://www.fileformat.info/info/unicode/char/2028/index.htm)
    8233,
    // [PARAGRAPH SEPARATOR](https://www.fileformat.info/info/unicode/char/2029/index.htm)
    8239,
    // [NARROW NO-BREAK SPACE (NNBSP)](https://www.fileformat.info/info/unicode/char/202f/index.htm)
    8287,
    // [MEDIUM MATHEMATICAL SPACE (MMSP)](https://www.fileformat.info/info/unicode/char/205f/index.htm)
    12288,
    // [IDEOGRAPHIC SPACE](https://www.fileformat.info/info/unicode/char/3000/index.htm)
    65279
    // [ZERO WIDTH NO-BREAK SPACE (BOM)](https://www.fileformat.info/info/unicode/char/feff/index.htm)
  ].reduce((acc, codepoint) => {
    const encoded = Buffer.from(
      String.fromCharCode(codepoint),
      options.encoding
    );
    if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) {
      return acc;
    }
    acc.push(encoded);
    return acc;
  }, []);
  const timcharFirstBytes = new Uint8Array(256);
  for (const t of timchars) timcharFirstBytes[t[0]] = 1;
  return {
    bomSkipped: false,
    bufBytesStart: 0,
    castField: options.cast_function,
    commenting: false,
    delimiterBufPrevious: void 0,
    delimiterDiscovered: false,
    // Current error encountered by a record
    error: void 0,
    enabled: options.from_line === 1,
    escaping: false,
    escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
    // columns can be `false`, `true`, `Array`
    expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
    field: new ResizeableBuffer_default(20),
    firstLineToHeaders: options.cast_first_line_to_header,
    needMoreDataSize: Math.max(
      // Skip if the remaining buffer smaller than comment
      options.comment !== null ? options.comment.length : 0,
      ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [],
      // Auto discovery of delimiter is limited to 1 character
      options.delimiter_auto ? 1 : 0,
      // Skip if the remaining buffer can be escape sequence
      options.quote !== null ? options.quote.length : 0,
      ...timchars.map((t) => t.length)
    ),
    previousBuf: void 0,
    quoting: false,
    stop: false,
    rawBuffer: new ResizeableBuffer_default(100),
    record: [],
    recordHasError: false,
    record_length: 0,
    recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
    trimChars: [
      Buffer.from(" ", options.encoding)[0],
      Buffer.from("	", options.encoding)[0]
    ],
    wasQuoting: false,
    wasRowDelimiter: false,
    timchars,
    timcharFirstBytes
  };
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/utils/underscore.js
var underscore = function(str) {
  return str.replace(/([A-Z])/g, function(_, match) {
    return "_" + match.toLowerCase();
  });
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/api/normalize_options.js
var normalize_options = function(opts) {
  const options = {};
  for (const opt in opts) {
    options[underscore(opt)] = opts[opt];
  }
  if (options.encoding === void 0 || options.encoding === true) {
    options.encoding = "utf8";
  } else if (options.encoding === null || options.encoding === false) {
    options.encoding = null;
  } else if (typeof options.encoding !== "string" && options.encoding !== null) {
    throw new CsvError(
      "CSV_INVALID_OPTION_ENCODING",
      [
        "Invalid option encoding:",
        "encoding must be a string or null to return a buffer,",
        `got ${JSON.stringify(options.encoding)}`
      ],
      options
    );
  }
  if (options.bom === void 0 || options.bom === null || options.bom === false) {
    options.bom = false;
  } else if (options.bom !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_BOM",
      [
        "Invalid option bom:",
        "bom must be true,",
        `got ${JSON.stringify(options.bom)}`
      ],
      options
    );
  }
  options.cast_function = null;
  if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") {
    options.cast = void 0;
  } else if (typeof options.cast === "function") {
    options.cast_function = options.cast;
    options.cast = true;
  } else if (options.cast !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST",
      [
        "Invalid option cast:",
        "cast must be true or a function,",
        `got ${JSON.stringify(options.cast)}`
      ],
      options
    );
  }
  if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") {
    options.cast_date = false;
  } else if (options.cast_date === true) {
    options.cast_date = function(value) {
      const date = Date.parse(value);
      return !isNaN(date) ? new Date(date) : value;
    };
  } else if (typeof options.cast_date !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST_DATE",
      [
        "Invalid option cast_date:",
        "cast_date must be true or a function,",
        `got ${JSON.stringify(options.cast_date)}`
      ],
      options
    );
  }
  options.cast_first_line_to_header = void 0;
  if (options.columns === true) {
    options.cast_first_line_to_header = void 0;
  } else if (typeof options.columns === "function") {
    options.cast_first_line_to_header = options.columns;
    options.columns = true;
  } else if (Array.isArray(options.columns)) {
    options.columns = normalize_columns_array(options.columns);
  } else if (options.columns === void 0 || options.columns === null || options.columns === false) {
    options.columns = false;
  } else {
    throw new CsvError(
      "CSV_INVALID_OPTION_COLUMNS",
      [
        "Invalid option columns:",
        "expect an array, a function or true,",
        `got ${JSON.stringify(options.columns)}`
      ],
      options
    );
  }
  if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) {
    options.group_columns_by_name = false;
  } else if (options.group_columns_by_name !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "expect an boolean,",
        `got ${JSON.stringify(options.group_columns_by_name)}`
      ],
      options
    );
  } else if (options.columns === false) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "the `columns` mode must be activated."
      ],
      options
    );
  }
  if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") {
    options.comment = null;
  } else {
    if (typeof options.comment === "string") {
      options.comment = Buffer.from(options.comment, options.encoding);
    }
    if (!Buffer.isBuffer(options.comment)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_COMMENT",
        [
          "Invalid option comment:",
          "comment must be a buffer or a string,",
          `got ${JSON.stringify(options.comment)}`
        ],
        options
      );
    }
  }
  if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) {
    options.comment_no_infix = false;
  } else if (options.comment_no_infix !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_COMMENT",
      [
        "Invalid option comment_no_infix:",
        "value must be a boolean,",
        `got ${JSON.stringify(options.comment_no_infix)}`
      ],
      options
    );
  }
  if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) {
    options.delimiter_auto = false;
  } else if (options.delimiter_auto === true) {
    options.delimiter_auto = {};
  } else if (!is_object(options.delimiter_auto)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_DELIMITER_AUTO",
      [
        "Invalid option delimiter_auto:",
        "delimiter_auto must be a boolean or a configuration object,",
        `got ${JSON.stringify(options.delimiter_auto)}`
      ],
      options
    );
  }
  if (options.delimiter_auto) {
    if (options.delimiter_auto.preferred === void 0)
      options.delimiter_auto.preferred = {
        [",".charCodeAt(0)]: 1.8,
        ["	".charCodeAt(0)]: 1.8,
        [";".charCodeAt(0)]: 1.6,
        [" ".charCodeAt(0)]: 1.6,
        [":".charCodeAt(0)]: 1.5,
        [".".charCodeAt(0)]: 1.4,
        ["/".charCodeAt(0)]: 1.4
      };
    else if (!is_object(options.delimiter_auto.preferred)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "preferred must be an object,",
          `got ${JSON.stringify(options.delimiter_auto.preferred)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.score === void 0)
      options.delimiter_auto.score = (info, options2) => {
        return (info.total - info.std) * (options2.preferred[info.char_code] || 1);
      };
    else if (typeof options.delimiter_auto.score !== "function") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "score must be a function,",
          `got ${JSON.stringify(options.delimiter_auto.score)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.size === void 0)
      options.delimiter_auto.size = 2048;
    else if (typeof options.delimiter_auto.size !== "number") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "size must be a number,",
          `got ${JSON.stringify(options.delimiter_auto.size)}`
        ],
        options
      );
    }
  }
  const delimiter_json = JSON.stringify(options.delimiter);
  if (options.delimiter_auto !== false) {
    options.delimiter = [];
  }
  if (!Array.isArray(options.delimiter)) {
    if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) {
      options.delimiter = Buffer.from(",", options.encoding);
    }
    options.delimiter = [options.delimiter];
  }
  options.delimiter = options.delimiter.map(function(delimiter) {
    if (typeof delimiter === "string") {
      delimiter = Buffer.from(delimiter, options.encoding);
    }
    if (!Buffer.isBuffer(delimiter) || delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER",
        [
          "Invalid option delimiter:",
          "delimiter must be a non empty string or buffer or array of string|buffer,",
          `got ${delimiter_json}`
        ],
        options
      );
    }
    return delimiter;
  });
  if (options.escape === void 0 || options.escape === true) {
    options.escape = Buffer.from('"', options.encoding);
  } else if (typeof options.escape === "string") {
    options.escape = Buffer.from(options.escape, options.encoding);
  } else if (options.escape === null || options.escape === false) {
    options.escape = null;
  }
  if (options.escape !== null) {
    if (!Buffer.isBuffer(options.escape)) {
      throw new Error(
        `Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`
      );
    }
  }
  if (options.from === void 0 || options.from === null) {
    options.from = 1;
  } else {
    if (typeof options.from === "string" && /\d+/.test(options.from)) {
      options.from = parseInt(options.from);
    }
    if (Number.isInteger(options.from)) {
      if (options.from < 0) {
        throw new Error(
          `Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`
      );
    }
  }
  if (options.from_line === void 0 || options.from_line === null) {
    options.from_line = 1;
  } else {
    if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) {
      options.from_line = parseInt(options.from_line);
    }
    if (Number.isInteger(options.from_line)) {
      if (options.from_line <= 0) {
        throw new Error(
          `Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`
      );
    }
  }
  if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) {
    options.ignore_last_delimiters = false;
  } else if (typeof options.ignore_last_delimiters === "number") {
    options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
    if (options.ignore_last_delimiters === 0) {
      options.ignore_last_delimiters = false;
    }
  } else if (typeof options.ignore_last_delimiters !== "boolean") {
    throw new CsvError(
      "CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",
      [
        "Invalid option `ignore_last_delimiters`:",
        "the value must be a boolean value or an integer,",
        `got ${JSON.stringify(options.ignore_last_delimiters)}`
      ],
      options
    );
  }
  if (options.ignore_last_delimiters === true && options.columns === false) {
    throw new CsvError(
      "CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",
      [
        "The option `ignore_last_delimiters`",
        "requires the activation of the `columns` option"
      ],
      options
    );
  }
  if (options.info === void 0 || options.info === null || options.info === false) {
    options.info = false;
  } else if (options.info !== true) {
    throw new Error(
      `Invalid Option: info must be true, got ${JSON.stringify(options.info)}`
    );
  }
  if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) {
    options.max_record_size = 0;
  } else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {
  } else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) {
    options.max_record_size = parseInt(options.max_record_size);
  } else {
    throw new Error(
      `Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`
    );
  }
  if (options.objname === void 0 || options.objname === null || options.objname === false) {
    options.objname = void 0;
  } else if (Buffer.isBuffer(options.objname)) {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty buffer`);
    }
    if (options.encoding === null) {
    } else {
      options.objname = options.objname.toString(options.encoding);
    }
  } else if (typeof options.objname === "string") {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty string`);
    }
  } else if (typeof options.objname === "number") {
  } else {
    throw new Error(
      `Invalid Option: objname must be a string or a buffer, got ${options.objname}`
    );
  }
  if (options.objname !== void 0) {
    if (typeof options.objname === "number") {
      if (options.columns !== false) {
        throw Error(
          "Invalid Option: objname index cannot be combined with columns or be defined as a field"
        );
      }
    } else {
      if (options.columns === false) {
        throw Error(
          "Invalid Option: objname field must be combined with columns or be defined as an index"
        );
      }
    }
  }
  if (options.on_record === void 0 || options.on_record === null) {
    options.on_record = void 0;
  } else if (typeof options.on_record !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_ON_RECORD",
      [
        "Invalid option `on_record`:",
        "expect a function,",
        `got ${JSON.stringify(options.on_record)}`
      ],
      options
    );
  }
  if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") {
    throw new Error(
      `Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`
    );
  }
  if (options.quote === null || options.quote === false || options.quote === "") {
    options.quote = null;
  } else {
    if (options.quote === void 0 || options.quote === true) {
      options.quote = Buffer.from('"', options.encoding);
    } else if (typeof options.quote === "string") {
      options.quote = Buffer.from(options.quote, options.encoding);
    }
    if (!Buffer.isBuffer(options.quote)) {
      throw new Error(
        `Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`
      );
    }
  }
  if (options.raw === void 0 || options.raw === null || options.raw === false) {
    options.raw = false;
  } else if (options.raw !== true) {
    throw new Error(
      `Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`
    );
  }
  if (options.record_delimiter === void 0) {
    options.record_delimiter = [];
  } else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
    if (options.record_delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer,",
          `got ${JSON.stringify(options.record_delimiter)}`
        ],
        options
      );
    }
    options.record_delimiter = [options.record_delimiter];
  } else if (!Array.isArray(options.record_delimiter)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_RECORD_DELIMITER",
      [
        "Invalid option `record_delimiter`:",
        "value must be a string, a buffer or array of string|buffer,",
        `got ${JSON.stringify(options.record_delimiter)}`
      ],
      options
    );
  }
  options.record_delimiter = options.record_delimiter.map(function(rd, i) {
    if (typeof rd !== "string" && !Buffer.isBuffer(rd)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a string, a buffer or array of string|buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    } else if (rd.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    }
    if (typeof rd === "string") {
      rd = Buffer.from(rd, options.encoding);
    }
    return rd;
  });
  if (typeof options.relax_column_count === "boolean") {
  } else if (options.relax_column_count === void 0 || options.relax_column_count === null) {
    options.relax_column_count = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`
    );
  }
  if (typeof options.relax_column_count_less === "boolean") {
  } else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) {
    options.relax_column_count_less = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`
    );
  }
  if (typeof options.relax_column_count_more === "boolean") {
  } else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) {
    options.relax_column_count_more = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`
    );
  }
  if (typeof options.relax_quotes === "boolean") {
  } else if (options.relax_quotes === void 0 || options.relax_quotes === null) {
    options.relax_quotes = false;
  } else {
    throw new Error(
      `Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`
    );
  }
  if (typeof options.skip_empty_lines === "boolean") {
  } else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) {
    options.skip_empty_lines = false;
  } else {
    throw new Error(
      `Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`
    );
  }
  if (typeof options.skip_records_with_empty_values === "boolean") {
  } else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) {
    options.skip_records_with_empty_values = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`
    );
  }
  if (typeof options.skip_records_with_error === "boolean") {
  } else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) {
    options.skip_records_with_error = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`
    );
  }
  if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) {
    options.rtrim = false;
  } else if (options.rtrim !== true) {
    throw new Error(
      `Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`
    );
  }
  if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) {
    options.ltrim = false;
  } else if (options.ltrim !== true) {
    throw new Error(
      `Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`
    );
  }
  if (options.trim === void 0 || options.trim === null || options.trim === false) {
    options.trim = false;
  } else if (options.trim !== true) {
    throw new Error(
      `Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`
    );
  }
  if (options.trim === true && opts.ltrim !== false) {
    options.ltrim = true;
  } else if (options.ltrim !== true) {
    options.ltrim = false;
  }
  if (options.trim === true && opts.rtrim !== false) {
    options.rtrim = true;
  } else if (options.rtrim !== true) {
    options.rtrim = false;
  }
  if (options.to === void 0 || options.to === null) {
    options.to = -1;
  } else if (options.to !== -1) {
    if (typeof options.to === "string" && /\d+/.test(options.to)) {
      options.to = parseInt(options.to);
    }
    if (Number.isInteger(options.to)) {
      if (options.to <= 0) {
        throw new Error(
          `Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`
      );
    }
  }
  if (options.to_line === void 0 || options.to_line === null) {
    options.to_line = -1;
  } else if (options.to_line !== -1) {
    if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) {
      options.to_line = parseInt(options.to_line);
    }
    if (Number.isInteger(options.to_line)) {
      if (options.to_line <= 0) {
        throw new Error(
          `Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`
      );
    }
  }
  return options;
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/utils/delimiter_discover.js
var delimiter_discover = function(records, options) {
  if (!options) {
    ({ delimiter_auto: options } = normalize_options({ delimiter_auto: true }));
  }
  if (typeof records === "string") {
    records = Buffer.from(records);
  }
  if (Buffer.isBuffer(records)) {
    records = ((data) => {
      const records2 = [];
      const parser = transform({ delimiter: [] });
      const push = (record) => records2.push(record);
      const close = () => {
      };
      const error = parser.parse(data, true, push, close);
      if (error !== void 0) throw error;
      return records2;
    })(records);
  }
  const info = Array(127).fill().map(() => ({ lines: [] }));
  records.map(([record], line) => {
    for (let i = 0, l = record.length; i < l; i++) {
      const code = record.charCodeAt(i);
      if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
      info[code].lines[line]++;
    }
  });
  info.map((info2, i) => {
    info2.char_code = i;
    info2.std = std(info2.lines);
    info2.total = info2.lines.reduce((acc, val) => acc + val, 0);
    info2.preferred = !!options.preferred[i];
    info2.score = options.score(info2, options);
  });
  const result = info.reduce(
    (acc, info2) => acc.score > info2.score ? acc : info2,
    {}
  );
  return String.fromCharCode(result.char_code);
};
var std = function(array) {
  const n = array.length;
  if (n === 0) return 0;
  const mean = array.reduce((a, b) => a + b) / n;
  return Math.sqrt(
    array.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n
  );
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/api/index.js
var isRecordEmpty = function(record) {
  return record.every(
    (field) => field == null || field.toString && field.toString().trim() === ""
  );
};
var cr = 13;
var nl = 10;
var boms = {
  // Note, the following are equals:
  // Buffer.from("\ufeff")
  // Buffer.from([239, 187, 191])
  // Buffer.from('EFBBBF', 'hex')
  utf8: Buffer.from([239, 187, 191]),
  // Note, the following are equals:
  // Buffer.from "\ufeff", 'utf16le
  // Buffer.from([255, 254])
  utf16le: Buffer.from([255, 254])
};
var transform = function(original_options = {}) {
  const info = {
    bytes: 0,
    bytes_records: 0,
    comment_lines: 0,
    empty_lines: 0,
    invalid_field_length: 0,
    lines: 1,
    records: 0
  };
  const options = normalize_options(original_options);
  return {
    info,
    original_options,
    options,
    state: init_state(options),
    __needMoreData: function(i, bufLen, end) {
      if (end) return false;
      const { encoding, escape, quote } = this.options;
      const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
      const numOfCharLeft = bufLen - i - 1;
      const requiredLength = Math.max(
        needMoreDataSize,
        // Skip if the remaining buffer smaller than record delimiter
        // If "record_delimiter" is yet to be discovered:
        // 1. It is equals to `[]` and "recordDelimiterMaxLength" equals `0`
        // 2. We set the length to windows line ending in the current encoding
        // Note, that encoding is known from user or bom discovery at that point
        // recordDelimiterMaxLength,
        recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength,
        // Skip if remaining buffer can be an escaped quote
        quoting ? (escape === null ? 0 : escape.length) + quote.length : 0,
        // Skip if remaining buffer can be record delimiter following the closing quote
        quoting ? quote.length + recordDelimiterMaxLength : 0
      );
      return numOfCharLeft < requiredLength;
    },
    // Central parser implementation
    parse: function(nextBuf, end, push, close) {
      const {
        bom,
        comment_no_infix,
        delimiter_auto,
        encoding,
        from_line,
        ltrim,
        max_record_size,
        raw,
        relax_quotes,
        rtrim,
        skip_empty_lines,
        to,
        to_line
      } = this.options;
      let { comment, escape, quote, record_delimiter } = this.options;
      const {
        bomSkipped,
        delimiterDiscovered,
        delimiterBufPrevious,
        rawBuffer,
        escapeIsQuote
      } = this.state;
      if (!delimiterDiscovered && delimiter_auto) {
        let delimiterBuf;
        if (delimiterBufPrevious === void 0) {
          delimiterBuf = nextBuf;
        } else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) {
          delimiterBuf = delimiterBufPrevious;
        } else {
          delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
        }
        nextBuf = void 0;
        if (end || delimiterBuf.length > delimiter_auto.size) {
          this.options.delimiter = [
            Buffer.from(
              delimiter_discover(delimiterBuf, this.options.delimiter_auto)
            )
          ];
          this.state.previousBuf = delimiterBuf;
          this.state.delimiterBufPrevious = void 0;
          this.state.delimiterDiscovered = true;
        } else {
          this.state.delimiterBufPrevious = delimiterBuf;
          return;
        }
      }
      const { previousBuf } = this.state;
      let buf;
      if (previousBuf === void 0) {
        if (nextBuf === void 0) {
          close();
          return;
        } else {
          buf = nextBuf;
        }
      } else if (previousBuf !== void 0 && nextBuf === void 0) {
        buf = previousBuf;
      } else {
        buf = Buffer.concat([previousBuf, nextBuf]);
      }
      if (bomSkipped === false) {
        if (bom === false) {
          this.state.bomSkipped = true;
        } else if (buf.length < 3) {
          if (end === false) {
            this.state.previousBuf = buf;
            return;
          }
        } else {
          for (const encoding2 in boms) {
            if (boms[encoding2].compare(buf, 0, boms[encoding2].length) === 0) {
              const bomLength = boms[encoding2].length;
              this.state.bufBytesStart += bomLength;
              buf = buf.slice(bomLength);
              const options2 = normalize_options({
                ...this.original_options,
                encoding: encoding2
              });
              for (const key in options2) {
                this.options[key] = options2[key];
              }
              ({ comment, escape, quote } = this.options);
              break;
            }
          }
          this.state.bomSkipped = true;
        }
      }
      const bufLen = buf.length;
      let pos;
      for (pos = 0; pos < bufLen; pos++) {
        if (this.__needMoreData(pos, bufLen, end)) {
          break;
        }
        if (this.state.wasRowDelimiter === true) {
          this.info.lines++;
          this.state.wasRowDelimiter = false;
        }
        if (to_line !== -1 && this.info.lines > to_line) {
          this.state.stop = true;
          close();
          return;
        }
        if (this.state.quoting === false && record_delimiter.length === 0) {
          const record_delimiterCount = this.__autoDiscoverRecordDelimiter(
            buf,
            pos
          );
          if (record_delimiterCount) {
            record_delimiter = this.options.record_delimiter;
          }
        }
        const chr = buf[pos];
        if (raw === true) {
          rawBuffer.append(chr);
        }
        if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) {
          this.state.wasRowDelimiter = true;
        }
        if (this.state.escaping === true) {
          this.state.escaping = false;
        } else {
          if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
            if (escapeIsQuote) {
              if (this.__isQuote(buf, pos + escape.length)) {
                this.state.escaping = true;
                pos += escape.length - 1;
                continue;
              }
            } else {
              this.state.escaping = true;
              pos += escape.length - 1;
              continue;
            }
          }
          if (this.state.commenting === false && this.__isQuote(buf, pos)) {
            if (this.state.quoting === true) {
              const nextChr = buf[pos + quote.length];
              const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
              const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
              const isNextChrDelimiter = this.__isDelimiter(
                buf,
                pos + quote.length,
                nextChr
              );
              const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
              if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) {
                pos += escape.length - 1;
              } else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                pos += quote.length - 1;
                continue;
              } else if (relax_quotes === false) {
                const err = this.__error(
                  new CsvError(
                    "CSV_INVALID_CLOSING_QUOTE",
                    [
                      "Invalid Closing Quote:",
                      `got "${String.fromCharCode(nextChr)}"`,
                      `at line ${this.info.lines}`,
                      "instead of delimiter, record delimiter, trimable character",
                      "(if activated) or comment"
                    ],
                    this.options,
                    this.__infoField()
                  )
                );
                if (err !== void 0) return err;
              } else {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                this.state.field.prepend(quote);
                pos += quote.length - 1;
              }
            } else {
              if (this.state.field.length !== 0) {
                if (relax_quotes === false) {
                  const info2 = this.__infoField();
                  const bom2 = Object.keys(boms).map(
                    (b) => boms[b].equals(this.state.field.toString()) ? b : false
                  ).filter(Boolean)[0];
                  const err = this.__error(
                    new CsvError(
                      "INVALID_OPENING_QUOTE",
                      [
                        "Invalid Opening Quote:",
                        `a quote is found on field ${JSON.stringify(info2.column)} at line ${info2.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
                        bom2 ? `(${bom2} bom)` : void 0
                      ],
                      this.options,
                      info2,
                      {
                        field: this.state.field
                      }
                    )
                  );
                  if (err !== void 0) return err;
                }
              } else {
                this.state.quoting = true;
                pos += quote.length - 1;
                continue;
              }
            }
          }
          if (this.state.quoting === false) {
            const recordDelimiterLength = this.__isRecordDelimiter(
              chr,
              buf,
              pos
            );
            if (recordDelimiterLength !== 0) {
              const skipCommentLine = this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0;
              if (skipCommentLine) {
                this.info.comment_lines++;
              } else {
                if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
                  this.state.enabled = true;
                  this.__resetField();
                  this.__resetRecord();
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
                  this.info.empty_lines++;
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                this.info.bytes = this.state.bufBytesStart + pos;
                const errField = this.__onField();
                if (errField !== void 0) return errField;
                this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
                const errRecord = this.__onRecord(push);
                if (errRecord !== void 0) return errRecord;
                if (to !== -1 && this.info.records >= to) {
                  this.state.stop = true;
                  close();
                  return;
                }
              }
              this.state.commenting = false;
              pos += recordDelimiterLength - 1;
              continue;
            }
            if (this.state.commenting) {
              continue;
            }
            if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
              const commentCount = this.__compareBytes(comment, buf, pos, chr);
              if (commentCount !== 0) {
                this.state.commenting = true;
                continue;
              }
            }
            const delimiterLength = this.__isDelimiter(buf, pos, chr);
            if (delimiterLength !== 0) {
              this.info.bytes = this.state.bufBytesStart + pos;
              const errField = this.__onField();
              if (errField !== void 0) return errField;
              pos += delimiterLength - 1;
              continue;
            }
          }
        }
        if (this.state.commenting === false) {
          if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) {
            return this.__error(
              new CsvError(
                "CSV_MAX_RECORD_SIZE",
                [
                  "Max Record Size:",
                  "record exceed the maximum number of tolerated bytes",
                  `of ${max_record_size}`,
                  `at line ${this.info.lines}`
                ],
                this.options,
                this.__infoField()
              )
            );
          }
        }
        const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
        const rappend = rtrim === false || this.state.wasQuoting === false;
        if (lappend === true && rappend === true) {
          this.state.field.append(chr);
        } else if (rtrim === true && !this.__isCharTrimable(buf, pos)) {
          return this.__error(
            new CsvError(
              "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",
              [
                "Invalid Closing Quote:",
                "found non trimable byte after quote",
                `at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
        } else {
          if (lappend === false) {
            pos += this.__isCharTrimable(buf, pos) - 1;
          }
          continue;
        }
      }
      if (end === true) {
        if (this.state.quoting === true) {
          const err = this.__error(
            new CsvError(
              "CSV_QUOTE_NOT_CLOSED",
              [
                "Quote Not Closed:",
                `the parsing is finished with an opening quote at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
          if (err !== void 0) return err;
        } else {
          if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
            this.info.bytes = this.state.bufBytesStart + pos;
            const errField = this.__onField();
            if (errField !== void 0) return errField;
            const errRecord = this.__onRecord(push);
            if (errRecord !== void 0) return errRecord;
          } else if (this.state.wasRowDelimiter === true) {
            this.info.empty_lines++;
          } else if (this.state.commenting === true) {
            this.info.comment_lines++;
          }
        }
      } else {
        this.state.bufBytesStart += pos;
        this.state.previousBuf = buf.slice(pos);
      }
      if (this.state.wasRowDelimiter === true) {
        this.info.lines++;
        this.state.wasRowDelimiter = false;
      }
    },
    __onRecord: function(push) {
      const {
        columns: columns2,
        group_columns_by_name,
        encoding,
        info: info2,
        from,
        relax_column_count,
        relax_column_count_less,
        relax_column_count_more,
        raw,
        skip_records_with_empty_values
      } = this.options;
      const { enabled, record } = this.state;
      if (enabled === false) {
        return this.__resetRecord();
      }
      const recordLength = record.length;
      if (columns2 === true) {
        if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
          this.__resetRecord();
          return;
        }
        return this.__firstLineToColumns(record);
      }
      if (columns2 === false && this.info.records === 0) {
        this.state.expectedRecordLength = recordLength;
      }
      if (recordLength !== this.state.expectedRecordLength) {
        const err = columns2 === false ? new CsvError(
          "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",
          [
            "Invalid Record Length:",
            `expect ${this.state.expectedRecordLength},`,
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record
          }
        ) : new CsvError(
          "CSV_RECORD_INCONSISTENT_COLUMNS",
          [
            "Invalid Record Length:",
            `columns length is ${columns2.length},`,
            // rename columns
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record
          }
        );
        if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
          this.info.invalid_field_length++;
          this.state.error = err;
        } else {
          const finalErr = this.__error(err);
          if (finalErr) return finalErr;
        }
      }
      if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
        this.__resetRecord();
        return;
      }
      if (this.state.recordHasError === true) {
        this.__resetRecord();
        this.state.recordHasError = false;
        return;
      }
      this.info.records++;
      if (from === 1 || this.info.records >= from) {
        const { objname } = this.options;
        if (columns2 !== false) {
          const obj = {};
          for (let i = 0, l = record.length; i < l; i++) {
            if (columns2[i] === void 0 || columns2[i].disabled) continue;
            if (group_columns_by_name === true && Object.hasOwn(obj, columns2[i].name)) {
              if (Array.isArray(obj[columns2[i].name])) {
                obj[columns2[i].name] = obj[columns2[i].name].concat(record[i]);
              } else {
                obj[columns2[i].name] = [obj[columns2[i].name], record[i]];
              }
            } else {
              Object.defineProperty(obj, columns2[i].name, {
                value: record[i],
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
          }
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record: obj },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [obj[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? obj : [obj[objname], obj],
              push
            );
            if (err) {
              return err;
            }
          }
        } else {
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [record[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? record : [record[objname], record],
              push
            );
            if (err) {
              return err;
            }
          }
        }
      }
      this.__resetRecord();
    },
    __firstLineToColumns: function(record) {
      const { firstLineToHeaders } = this.state;
      try {
        const headers = firstLineToHeaders === void 0 ? record : firstLineToHeaders.call(null, record);
        if (!Array.isArray(headers)) {
          return this.__error(
            new CsvError(
              "CSV_INVALID_COLUMN_MAPPING",
              [
                "Invalid Column Mapping:",
                "expect an array from column function,",
                `got ${JSON.stringify(headers)}`
              ],
              this.options,
              this.__infoField(),
              {
                headers
              }
            )
          );
        }
        const normalizedHeaders = normalize_columns_array(headers);
        this.state.expectedRecordLength = normalizedHeaders.length;
        this.options.columns = normalizedHeaders;
        this.__resetRecord();
        return;
      } catch (err) {
        return err;
      }
    },
    __resetRecord: function() {
      if (this.options.raw === true) {
        this.state.rawBuffer.reset();
      }
      this.state.error = void 0;
      this.state.record = [];
      this.state.record_length = 0;
    },
    __onField: function() {
      const { cast, encoding, rtrim, max_record_size } = this.options;
      const { enabled, wasQuoting } = this.state;
      if (enabled === false) {
        return this.__resetField();
      }
      let field = this.state.field.toString(encoding);
      if (rtrim === true && wasQuoting === false) {
        field = field.trimRight();
      }
      if (cast === true) {
        const [err, f] = this.__cast(field);
        if (err !== void 0) return err;
        field = f;
      }
      this.state.record.push(field);
      if (max_record_size !== 0 && typeof field === "string") {
        this.state.record_length += field.length;
      }
      this.__resetField();
    },
    __resetField: function() {
      this.state.field.reset();
      this.state.wasQuoting = false;
    },
    __push: function(record, push) {
      const { on_record } = this.options;
      if (on_record !== void 0) {
        const info2 = this.__infoRecord();
        try {
          record = on_record.call(null, record, info2);
        } catch (err) {
          return err;
        }
        if (record === void 0 || record === null) {
          return;
        }
      }
      this.info.bytes_records += this.info.bytes;
      push(record);
    },
    // Return a tuple with the error and the casted value
    __cast: function(field) {
      const { columns: columns2, relax_column_count } = this.options;
      const isColumns = Array.isArray(columns2);
      if (isColumns === true && relax_column_count && this.options.columns.length <= this.state.record.length) {
        return [void 0, void 0];
      }
      if (this.state.castField !== null) {
        try {
          const info2 = this.__infoField();
          return [void 0, this.state.castField.call(null, field, info2)];
        } catch (err) {
          return [err];
        }
      }
      if (this.__isFloat(field)) {
        return [void 0, parseFloat(field)];
      } else if (this.options.cast_date !== false) {
        const info2 = this.__infoField();
        return [void 0, this.options.cast_date.call(null, field, info2)];
      }
      return [void 0, field];
    },
    __compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
      if (sourceBuf[0] !== firstByte) return 0;
      const sourceLength = sourceBuf.length;
      for (let i = 1; i < sourceLength; i++) {
        if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
      }
      return sourceLength;
    },
    // Helper to test if a character is trimable
    __isCharTrimable: function(buf, pos) {
      const { timchars, timcharFirstBytes } = this.state;
      const first = buf[pos];
      if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
      loop1: for (let i = 0; i < timchars.length; i++) {
        const timchar = timchars[i];
        for (let j = 0; j < timchar.length; j++) {
          if (timchar[j] !== buf[pos + j]) continue loop1;
        }
        return timchar.length;
      }
      return 0;
    },
    __isDelimiter: function(buf, pos, chr) {
      const { delimiter, ignore_last_delimiters } = this.options;
      if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) {
        return 0;
      } else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) {
        return 0;
      }
      loop1: for (let i = 0; i < delimiter.length; i++) {
        const del = delimiter[i];
        if (del[0] === chr) {
          for (let j = 1; j < del.length; j++) {
            if (del[j] !== buf[pos + j]) continue loop1;
          }
          return del.length;
        }
      }
      return 0;
    },
    __isEscape: function(buf, pos, chr) {
      const { escape } = this.options;
      if (escape === null) return false;
      const l = escape.length;
      if (escape[0] === chr) {
        for (let i = 0; i < l; i++) {
          if (escape[i] !== buf[pos + i]) {
            return false;
          }
        }
        return true;
      }
      return false;
    },
    __isFloat: function(value) {
      return value - parseFloat(value) + 1 >= 0;
    },
    // Keep it in case we implement the `cast_int` option
    // __isInt(value){
    //   // return Number.isInteger(parseInt(value))
    //   // return !isNaN( parseInt( obj ) );
    //   return /^(\-|\+)?[1-9][0-9]*$/.test(value)
    // }
    __isQuote: function(buf, pos) {
      const { quote } = this.options;
      if (quote === null) return false;
      const l = quote.length;
      for (let i = 0; i < l; i++) {
        if (quote[i] !== buf[pos + i]) {
          return false;
        }
      }
      return true;
    },
    __isRecordDelimiter: function(chr, buf, pos) {
      const { record_delimiter } = this.options;
      const recordDelimiterLength = record_delimiter.length;
      loop1: for (let i = 0; i < recordDelimiterLength; i++) {
        const rd = record_delimiter[i];
        const rdLength = rd.length;
        if (rd[0] !== chr) {
          continue;
        }
        for (let j = 1; j < rdLength; j++) {
          if (rd[j] !== buf[pos + j]) {
            continue loop1;
          }
        }
        return rd.length;
      }
      return 0;
    },
    __autoDiscoverRecordDelimiter: function(buf, pos) {
      const { encoding } = this.options;
      const rds = [
        // Important, the windows line ending must be before mac os 9
        Buffer.from("\r\n", encoding),
        Buffer.from("\n", encoding),
        Buffer.from("\r", encoding)
      ];
      loop: for (let i = 0; i < rds.length; i++) {
        const l = rds[i].length;
        for (let j = 0; j < l; j++) {
          if (rds[i][j] !== buf[pos + j]) {
            continue loop;
          }
        }
        this.options.record_delimiter.push(rds[i]);
        this.state.recordDelimiterMaxLength = rds[i].length;
        return rds[i].length;
      }
      return 0;
    },
    __error: function(msg) {
      const { encoding, raw, skip_records_with_error } = this.options;
      const err = typeof msg === "string" ? new Error(msg) : msg;
      if (skip_records_with_error) {
        this.state.recordHasError = true;
        if (this.options.on_skip !== void 0) {
          try {
            this.options.on_skip(
              err,
              raw ? this.state.rawBuffer.toString(encoding) : void 0
            );
          } catch (err2) {
            return err2;
          }
        }
        return void 0;
      } else {
        return err;
      }
    },
    __infoDataSet: function() {
      return {
        ...this.info,
        columns: this.options.columns
      };
    },
    __infoRecord: function() {
      const { columns: columns2, raw, encoding } = this.options;
      return {
        ...this.__infoDataSet(),
        bytes_records: this.info.bytes,
        error: this.state.error,
        header: columns2 === true,
        index: this.state.record.length,
        raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
      };
    },
    __infoField: function() {
      const { columns: columns2 } = this.options;
      const isColumns = Array.isArray(columns2);
      const bytes_records = this.info.bytes_records;
      return {
        ...this.__infoRecord(),
        bytes_records,
        column: isColumns === true ? columns2.length > this.state.record.length ? columns2[this.state.record.length].name : null : this.state.record.length,
        quoting: this.state.wasQuoting
      };
    }
  };
};

// node_modules/.pnpm/csv-parse@7.0.3/node_modules/csv-parse/lib/sync.js
var parse = function(data, opts = {}) {
  if (typeof data === "string") {
    data = Buffer.from(data);
  }
  const records = opts && opts.objname ? /* @__PURE__ */ Object.create(null) : [];
  const parser = transform(opts);
  const push = (record) => {
    if (parser.options.objname === void 0) records.push(record);
    else {
      records[record[0]] = record[1];
    }
  };
  const close = () => {
  };
  const error = parser.parse(data, true, push, close);
  if (error !== void 0) throw error;
  return records;
};

// server/src/read-csv.ts
var readCsv = (csv, most) => {
  const { text, delimiter, fromLine } = tableTextOf(csv);
  try {
    const rows = parse(text, {
      delimiter,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      from_line: fromLine,
      to: most
    });
    return rows.map(({ record, info }) => ({ record: record.map(cellText), info }));
  } catch (error) {
    if (error instanceof CsvError) throw invalid({ csv: ["invalid"] });
    throw error;
  }
};

// server/src/modules/communities/import-rows.ts
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
var valueLength = 200;
var isUsername = stryMutAct_9fa48("0") ? () => void 0 : (stryCov_9fa48("0"), /* @__PURE__ */ (() => {
  const isUsername2 = (text) => (stryMutAct_9fa48("6") ? /^[\p{L}\P{N}._-]{1,60}$/u : stryMutAct_9fa48("5") ? /^[\P{L}\p{N}._-]{1,60}$/u : stryMutAct_9fa48("4") ? /^[^\p{L}\p{N}._-]{1,60}$/u : stryMutAct_9fa48("3") ? /^[\p{L}\p{N}._-]$/u : stryMutAct_9fa48("2") ? /^[\p{L}\p{N}._-]{1,60}/u : stryMutAct_9fa48("1") ? /[\p{L}\p{N}._-]{1,60}$/u : (stryCov_9fa48("1", "2", "3", "4", "5", "6"), /^[\p{L}\p{N}._-]{1,60}$/u)).test(text);
  return isUsername2;
})());
var isEmail2 = stryMutAct_9fa48("7") ? () => void 0 : (stryCov_9fa48("7"), /* @__PURE__ */ (() => {
  const isEmail3 = (text) => stryMutAct_9fa48("10") ? text.length <= 254 || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) : stryMutAct_9fa48("9") ? false : stryMutAct_9fa48("8") ? true : (stryCov_9fa48("8", "9", "10"), (stryMutAct_9fa48("13") ? text.length > 254 : stryMutAct_9fa48("12") ? text.length < 254 : stryMutAct_9fa48("11") ? true : (stryCov_9fa48("11", "12", "13"), text.length <= 254)) && (stryMutAct_9fa48("24") ? /^[^\s@]+@[^\s@]+\.[^\S@]+$/ : stryMutAct_9fa48("23") ? /^[^\s@]+@[^\s@]+\.[\s@]+$/ : stryMutAct_9fa48("22") ? /^[^\s@]+@[^\s@]+\.[^\s@]$/ : stryMutAct_9fa48("21") ? /^[^\s@]+@[^\S@]+\.[^\s@]+$/ : stryMutAct_9fa48("20") ? /^[^\s@]+@[\s@]+\.[^\s@]+$/ : stryMutAct_9fa48("19") ? /^[^\s@]+@[^\s@]\.[^\s@]+$/ : stryMutAct_9fa48("18") ? /^[^\S@]+@[^\s@]+\.[^\s@]+$/ : stryMutAct_9fa48("17") ? /^[\s@]+@[^\s@]+\.[^\s@]+$/ : stryMutAct_9fa48("16") ? /^[^\s@]@[^\s@]+\.[^\s@]+$/ : stryMutAct_9fa48("15") ? /^[^\s@]+@[^\s@]+\.[^\s@]+/ : stryMutAct_9fa48("14") ? /[^\s@]+@[^\s@]+\.[^\s@]+$/ : (stryCov_9fa48("14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24"), /^[^\s@]+@[^\s@]+\.[^\s@]+$/)).test(text));
  return isEmail3;
})());
var bareEmail = stryMutAct_9fa48("25") ? () => void 0 : (stryCov_9fa48("25"), /* @__PURE__ */ (() => {
  const bareEmail2 = (text) => (stryMutAct_9fa48("26") ? /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] && text : (stryCov_9fa48("26"), (stryMutAct_9fa48("27") ? /<([^<>\s]+@[^<>\s]+)>/.exec(text)[1] : (stryCov_9fa48("27"), (stryMutAct_9fa48("33") ? /<([^<>\s]+@[^<>\S]+)>/ : stryMutAct_9fa48("32") ? /<([^<>\s]+@[<>\s]+)>/ : stryMutAct_9fa48("31") ? /<([^<>\s]+@[^<>\s])>/ : stryMutAct_9fa48("30") ? /<([^<>\S]+@[^<>\s]+)>/ : stryMutAct_9fa48("29") ? /<([<>\s]+@[^<>\s]+)>/ : stryMutAct_9fa48("28") ? /<([^<>\s]@[^<>\s]+)>/ : (stryCov_9fa48("28", "29", "30", "31", "32", "33"), /<([^<>\s]+@[^<>\s]+)>/)).exec(text)?.[1])) ?? text)).replace(stryMutAct_9fa48("34") ? /mailto:/i : (stryCov_9fa48("34"), /^mailto:/i), stryMutAct_9fa48("35") ? "Stryker was here!" : (stryCov_9fa48("35"), ""));
  return bareEmail2;
})());
var bareName = stryMutAct_9fa48("36") ? () => void 0 : (stryCov_9fa48("36"), /* @__PURE__ */ (() => {
  const bareName2 = (text) => text.replace(stryMutAct_9fa48("41") ? /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:_u\/)/i : stryMutAct_9fa48("40") ? /^(?:https?:\/\/)?(?:www\.|m\.)instagram\.com\/(?:_u\/)?/i : stryMutAct_9fa48("39") ? /^(?:https:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:_u\/)?/i : stryMutAct_9fa48("38") ? /^(?:https?:\/\/)(?:www\.|m\.)?instagram\.com\/(?:_u\/)?/i : stryMutAct_9fa48("37") ? /(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:_u\/)?/i : (stryCov_9fa48("37", "38", "39", "40", "41"), /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:_u\/)?/i), stryMutAct_9fa48("42") ? "Stryker was here!" : (stryCov_9fa48("42"), "")).replace(stryMutAct_9fa48("45") ? /[/?#].$/ : stryMutAct_9fa48("44") ? /[^/?#].*$/ : stryMutAct_9fa48("43") ? /[/?#].*/ : (stryCov_9fa48("43", "44", "45"), /[/?#].*$/), stryMutAct_9fa48("46") ? "Stryker was here!" : (stryCov_9fa48("46"), "")).replace(stryMutAct_9fa48("47") ? /@/ : (stryCov_9fa48("47"), /^@/), stryMutAct_9fa48("48") ? "Stryker was here!" : (stryCov_9fa48("48"), ""));
  return bareName2;
})());
var readCell = (text) => {
  if (stryMutAct_9fa48("49")) {
    {
    }
  } else {
    stryCov_9fa48("49");
    const value = stryMutAct_9fa48("50") ? text : (stryCov_9fa48("50"), text.slice(0, valueLength));
    const email = bareEmail(text);
    if (stryMutAct_9fa48("52") ? false : stryMutAct_9fa48("51") ? true : (stryCov_9fa48("51", "52"), isEmail2(email))) return stryMutAct_9fa48("53") ? {} : (stryCov_9fa48("53"), {
      email: stryMutAct_9fa48("54") ? {} : (stryCov_9fa48("54"), {
        value,
        key: stryMutAct_9fa48("55") ? email.toUpperCase() : (stryCov_9fa48("55"), email.toLowerCase())
      })
    });
    const username = stryMutAct_9fa48("56") ? bareName(text).toUpperCase() : (stryCov_9fa48("56"), bareName(text).toLowerCase());
    return isUsername(username) ? stryMutAct_9fa48("57") ? {} : (stryCov_9fa48("57"), {
      username: stryMutAct_9fa48("58") ? {} : (stryCov_9fa48("58"), {
        value,
        key: username
      })
    }) : {};
  }
};
var readRow = (line, record, columns2) => {
  if (stryMutAct_9fa48("59")) {
    {
    }
  } else {
    stryCov_9fa48("59");
    const cellsOf = stryMutAct_9fa48("60") ? () => void 0 : (stryCov_9fa48("60"), /* @__PURE__ */ (() => {
      const cellsOf2 = (places) => stryMutAct_9fa48("61") ? places.map((at) => record[at] ?? "") : (stryCov_9fa48("61"), places.map(stryMutAct_9fa48("62") ? () => void 0 : (stryCov_9fa48("62"), (at) => stryMutAct_9fa48("63") ? record[at] && "" : (stryCov_9fa48("63"), record[at] ?? (stryMutAct_9fa48("64") ? "Stryker was here!" : (stryCov_9fa48("64"), ""))))).filter(stryMutAct_9fa48("65") ? () => void 0 : (stryCov_9fa48("65"), (text) => stryMutAct_9fa48("68") ? text === "" : stryMutAct_9fa48("67") ? false : stryMutAct_9fa48("66") ? true : (stryCov_9fa48("66", "67", "68"), text !== (stryMutAct_9fa48("69") ? "Stryker was here!" : (stryCov_9fa48("69"), ""))))));
      return cellsOf2;
    })());
    const [names3, addresses] = stryMutAct_9fa48("70") ? [] : (stryCov_9fa48("70"), [cellsOf(columns2.username), cellsOf(columns2.email)]);
    const said2 = stryMutAct_9fa48("71") ? [] : (stryCov_9fa48("71"), [...names3.map(readCell), ...addresses.map(readCell).map(stryMutAct_9fa48("72") ? () => void 0 : (stryCov_9fa48("72"), ({
      email
    }) => email ? stryMutAct_9fa48("73") ? {} : (stryCov_9fa48("73"), {
      email
    }) : {}))]);
    const row = stryMutAct_9fa48("74") ? {} : (stryCov_9fa48("74"), {
      line,
      value: stryMutAct_9fa48("75") ? names3[0] ?? addresses[0] ?? "" : (stryCov_9fa48("75"), (stryMutAct_9fa48("76") ? (names3[0] ?? addresses[0]) && "" : (stryCov_9fa48("76"), (stryMutAct_9fa48("77") ? names3[0] && addresses[0] : (stryCov_9fa48("77"), names3[0] ?? addresses[0])) ?? (stryMutAct_9fa48("78") ? "Stryker was here!" : (stryCov_9fa48("78"), "")))).slice(0, valueLength))
    });
    for (const {
      username,
      email
    } of said2) {
      if (stryMutAct_9fa48("79")) {
        {
        }
      } else {
        stryCov_9fa48("79");
        if (stryMutAct_9fa48("81") ? false : stryMutAct_9fa48("80") ? true : (stryCov_9fa48("80", "81"), username)) stryMutAct_9fa48("82") ? row.username &&= username : (stryCov_9fa48("82"), row.username ??= username);
        if (stryMutAct_9fa48("84") ? false : stryMutAct_9fa48("83") ? true : (stryCov_9fa48("83", "84"), email)) stryMutAct_9fa48("85") ? row.email &&= email : (stryCov_9fa48("85"), row.email ??= email);
      }
    }
    return row;
  }
};
var readImport = (csv) => {
  if (stryMutAct_9fa48("86")) {
    {
    }
  } else {
    stryCov_9fa48("86");
    const parsed = readCsv(csv, stryMutAct_9fa48("87") ? importRowsMax - 2 : (stryCov_9fa48("87"), importRowsMax + 2));
    const columns2 = creatorColumnsOf(stryMutAct_9fa48("88") ? parsed[0]?.record && [] : (stryCov_9fa48("88"), (stryMutAct_9fa48("89") ? parsed[0].record : (stryCov_9fa48("89"), parsed[0]?.record)) ?? (stryMutAct_9fa48("90") ? ["Stryker was here"] : (stryCov_9fa48("90"), []))));
    if (stryMutAct_9fa48("93") ? !columns2 || parsed.some(({
      record
    }) => record.length > 1) : stryMutAct_9fa48("92") ? false : stryMutAct_9fa48("91") ? true : (stryCov_9fa48("91", "92", "93"), (stryMutAct_9fa48("94") ? columns2 : (stryCov_9fa48("94"), !columns2)) && (stryMutAct_9fa48("95") ? parsed.every(({
      record
    }) => record.length > 1) : (stryCov_9fa48("95"), parsed.some(stryMutAct_9fa48("96") ? () => void 0 : (stryCov_9fa48("96"), ({
      record
    }) => stryMutAct_9fa48("100") ? record.length <= 1 : stryMutAct_9fa48("99") ? record.length >= 1 : stryMutAct_9fa48("98") ? false : stryMutAct_9fa48("97") ? true : (stryCov_9fa48("97", "98", "99", "100"), record.length > 1))))))) throw invalid(stryMutAct_9fa48("101") ? {} : (stryCov_9fa48("101"), {
      csv: stryMutAct_9fa48("102") ? [] : (stryCov_9fa48("102"), [stryMutAct_9fa48("103") ? "" : (stryCov_9fa48("103"), "invalid")])
    }));
    const rows = columns2 ? stryMutAct_9fa48("104") ? parsed : (stryCov_9fa48("104"), parsed.slice(1)) : parsed;
    if (stryMutAct_9fa48("108") ? rows.length <= importRowsMax : stryMutAct_9fa48("107") ? rows.length >= importRowsMax : stryMutAct_9fa48("106") ? false : stryMutAct_9fa48("105") ? true : (stryCov_9fa48("105", "106", "107", "108"), rows.length > importRowsMax)) throw invalid(stryMutAct_9fa48("109") ? {} : (stryCov_9fa48("109"), {
      csv: stryMutAct_9fa48("110") ? [] : (stryCov_9fa48("110"), [stryMutAct_9fa48("111") ? "" : (stryCov_9fa48("111"), "too_long")])
    }));
    if (stryMutAct_9fa48("114") ? rows.length !== 0 : stryMutAct_9fa48("113") ? false : stryMutAct_9fa48("112") ? true : (stryCov_9fa48("112", "113", "114"), rows.length === 0)) throw invalid(stryMutAct_9fa48("115") ? {} : (stryCov_9fa48("115"), {
      csv: stryMutAct_9fa48("116") ? [] : (stryCov_9fa48("116"), [stryMutAct_9fa48("117") ? "" : (stryCov_9fa48("117"), "required")])
    }));
    return rows.map(stryMutAct_9fa48("118") ? () => void 0 : (stryCov_9fa48("118"), ({
      record,
      info
    }) => readRow(info.lines, record, stryMutAct_9fa48("119") ? columns2 && {
      username: [0],
      email: []
    } : (stryCov_9fa48("119"), columns2 ?? (stryMutAct_9fa48("120") ? {} : (stryCov_9fa48("120"), {
      username: stryMutAct_9fa48("121") ? [] : (stryCov_9fa48("121"), [0]),
      email: stryMutAct_9fa48("122") ? ["Stryker was here"] : (stryCov_9fa48("122"), [])
    }))))));
  }
};

// server/src/modules/communities/import-rows.test.ts
var said = (csv) => readImport(csv).map(({ username, email }) => [username?.key, email?.key]);
import_globals.test.each([
  ["the list\u2019s own export", "Anv\xE4ndarnamn;Kreat\xF6r;Status\nbo;Bo Ek;Godk\xE4nd", "bo"],
  ["the export of applications, with its guard", "Kreat\xF6r;Konto;Ort\nBo Ek;'@bo;Lund", "bo"],
  ["the rows that were refused", "Rad;Inneh\xE5ll;Utfall\n2;@bo;Hittades inte", "bo"],
  ["a heading in Norwegian", "Navn,Brukernavn\nBo,bo", "bo"],
  ["a heading with signs and capitals", "USER_NAME\nbo", "bo"],
  ["a phone\u2019s address of the profile", "https://m.instagram.com/Bo/", "bo"],
  ["an app\u2019s address of the profile", "instagram.com/_u/bo?igshid=x", "bo"],
  ["a sign of direction before the name", "\u200E@bo", "bo"]
])("%s says who is meant", (_what, csv, name) => {
  (0, import_globals.expect)(said(csv)).toEqual([[name, void 0]]);
});
import_globals.test.each([
  ["a name from a mail program", "Bo Ek <Bo@ek.se>"],
  ["a link", "mailto:bo@ek.se"],
  ["the second of two columns of addresses", "E-post;E-post\n;bo@ek.se"],
  ["a heading in Finnish", "Nimi;S\xE4hk\xF6postiosoite\nBo;bo@ek.se"],
  ["an address in the column of names", "Anv\xE4ndarnamn;Ort\nbo@ek.se;Lund"]
])("%s gives the address", (_what, csv) => {
  (0, import_globals.expect)(said(csv)).toEqual([[void 0, "bo@ek.se"]]);
});
(0, import_globals.test)("a row may give a name and an address; what is no address in a column of addresses is not taken for a name", () => {
  (0, import_globals.expect)(said("E-post;Anv\xE4ndarnamn\nbo@ek.se;bo\nsaknas;\n;eva")).toEqual([
    ["bo", "bo@ek.se"],
    [void 0, void 0],
    ["eva", void 0]
  ]);
});
(0, import_globals.test)("several columns of which none is known are refused, and so is a file without rows", () => {
  (0, import_globals.expect)(() => readImport("Namn;Ort\nBo;Lund")).toThrow(import_globals.expect.objectContaining({ errors: { csv: ["invalid"] } }));
  (0, import_globals.expect)(() => readImport("sep=;\nE-post;Ort\n;;")).toThrow(import_globals.expect.objectContaining({ errors: { csv: ["required"] } }));
});
import_globals.test.each([
  "bo ek",
  "bo<3",
  "\xBFbo",
  "bo,ek",
  "x".repeat(61),
  "bo@ek",
  "http://m.instagram.com",
  "se https://instagram.com/bo",
  "bo@ek.se och eva@ek.se",
  `${"x".repeat(248)}@ek.se.se`
])("%s is nobody", (text) => {
  (0, import_globals.expect)(said(`Anv\xE4ndarnamn;Ort
"${text}";Lund`)).toEqual([[void 0, void 0]]);
});
import_globals.test.each([
  ["Bo.Ek_1-2", "bo.ek_1-2"],
  ["\xE5sa9", "\xE5sa9"],
  ["x".repeat(60), "x".repeat(60)],
  ["http://www.instagram.com/Bo", "bo"],
  ["instagram.com/bo#top", "bo"],
  ["@bo/reels/1", "bo"]
])("%s is called %s", (text, name) => {
  (0, import_globals.expect)(said(`Anv\xE4ndarnamn;Ort
"${text}";Lund`)).toEqual([[name, void 0]]);
});
(0, import_globals.test)("an address may have as many signs as an e-mail address can", () => {
  const longest = `${"x".repeat(248)}@ek.se`;
  (0, import_globals.expect)(said(longest)).toEqual([[void 0, longest]]);
});
(0, import_globals.test)("a row shows what it said, cut, and the line on which it stands; the first of several of a kind counts", () => {
  (0, import_globals.expect)(readImport("Ort;E-post;Anv\xE4ndarnamn\nLund;;\nLund;bo@ek.se;\n\nLund;bo@ek.se;Bo")).toEqual([
    { line: 2, value: "" },
    { line: 3, value: "bo@ek.se", email: { value: "bo@ek.se", key: "bo@ek.se" } },
    {
      line: 5,
      value: "Bo",
      username: { value: "Bo", key: "bo" },
      email: { value: "bo@ek.se", key: "bo@ek.se" }
    }
  ]);
  const long = `instagram.com/bo?${"x".repeat(300)}`;
  (0, import_globals.expect)(readImport(long)).toEqual([
    { line: 1, value: long.slice(0, 200), username: { value: long.slice(0, 200), key: "bo" } }
  ]);
  (0, import_globals.expect)(said("E-post;E-post;Anv\xE4ndarnamn;Konto\nbo@ek.se;eva@ek.se;bo;eva")).toEqual([["bo", "bo@ek.se"]]);
});
(0, import_globals.test)("as many rows as an import may have are read, beside a heading too, and one more is refused", () => {
  const rows = Array.from({ length: importRowsMax }, (_, index) => `bo${index}`);
  (0, import_globals.expect)(readImport(rows.join("\n"))).toHaveLength(importRowsMax);
  (0, import_globals.expect)(readImport(["Konto", ...rows].join("\n"))).toHaveLength(importRowsMax);
  for (const one of [[], ["Konto"]])
    (0, import_globals.expect)(() => readImport([...one, ...rows, "eva"].join("\n"))).toThrow(
      import_globals.expect.objectContaining({ errors: { csv: ["too_long"] } })
    );
  (0, import_globals.expect)(() => readImport("")).toThrow(import_globals.expect.objectContaining({ errors: { csv: ["required"] } }));
});
(0, import_globals.test)("one row with a second cell is enough to ask for a heading", () => {
  (0, import_globals.expect)(() => readImport("bo\neva;Lund")).toThrow(import_globals.expect.objectContaining({ errors: { csv: ["invalid"] } }));
});
