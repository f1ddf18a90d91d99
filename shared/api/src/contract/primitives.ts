import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { countries, locales } from '../constants'
import { nameWithoutAddress } from '../name-without-address'

/** An object that takes no other fields than its own. */
export const Shape = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
export const OneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] })
export const Optional = Type.Optional
/** One value, or several (`key=a`, or `key[]=a&key[]=b`): rows C-03, T-24. */
export const OneOrMany = <S extends TSchema>(schema: S) =>
  Type.Union([schema, Type.Array(schema, { minItems: 1, maxItems: 20 })])

/** UUIDv7. */
export const Id = Type.String({ format: 'uuid' })
/** ISO instant. */
export const Instant = Type.String({ format: 'date-time' })
/** Calendar day in Europe/Stockholm, YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' })
export const Count = Type.Integer({ minimum: 0, maximum: 2_000_000_000 })
/** Whole kronor. */
export const Kronor = Type.Integer({ minimum: 0, maximum: 100_000_000 })
/** Öre; may be negative in answers. */
export const Ore = Type.Integer()
/** Text that may be empty: nothing but blanks is the empty text, or null where that is allowed. */
export const Text = (maxLength: number) => Type.String({ maxLength })
/** Text that must be there: blanks around it are taken off, and nothing but blanks is refused as `required`. */
export const FilledText = (maxLength: number) => Type.String({ minLength: 1, maxLength, 'x-filled': 'trimmed' })
/** The name of a person, company, brand or store. Others read it in lists and mails, so it holds no address: refused as `address_in_name`. */
export const Name = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: nameWithoutAddress, 'x-filled': 'trimmed' })
/** Required text, taken letter by letter: addresses that a rule of their own judges, and files. */
export const FilledWord = (maxLength: number) => Type.String({ minLength: 1, maxLength, 'x-filled': 'as-is' })
export const Url = Type.String({ format: 'uri', maxLength: 2_000 })
/** Path of an uploaded or shipped picture, below `/uploads`. */
export const PicturePath = Type.String({ maxLength: 500, pattern: '^/uploads/[A-Za-z0-9._/-]+$' })
/**
 * The point of a picture that stays in sight however it is cropped: per cent from the left and from the top. Null, or absent in answers, is
 * the middle.
 */
export const PictureFocus = Nullable(
  Shape({ x: Type.Integer({ minimum: 0, maximum: 100 }), y: Type.Integer({ minimum: 0, maximum: 100 }) }),
)
export const CountryCode = OneOf(countries)
export const LocaleCode = OneOf(locales)
const degrees = '-?\\d{1,3}(?:\\.\\d{1,8})?'
/** `latitude,longitude`. */
export const Near = Type.String({ pattern: `^${degrees},${degrees}$` })
/** `west,south,east,north`. */
export const Bounds = Type.String({ pattern: `^${degrees},${degrees},${degrees},${degrees}$` })

/**
 * The state that the caller saw when they decided: a record that has another one by then is left alone and answers 409 `already_decided`.
 * Absent: the first of `states`, in which nobody has decided anything.
 */
export const SeenState = <const V extends readonly string[]>(states: V) => Optional(OneOf(states))

/** The sum in öre that the caller saw when they decided: another one by then answers 409 `proposal_changed`. Absent: whatever it is. */
export const SeenFee = Optional(Count)

/** Sent after the time for undo, when its giver may be elsewhere: a refusal is kept for them and for the inbox. */
export const Delayed = Optional(Type.Boolean())

export const IdParams = Shape({ id: Id })

/** Paging of a list (row C-12); `nextPage` is null on the last page. */
export const Meta = Shape({
  currentPage: Count,
  nextPage: Nullable(Count),
  prevPage: Nullable(Count),
  totalPages: Count,
  totalCount: Count,
})

/** Query of a paged list: `page` from 1, `perPage` at most 100. */
export const paged = {
  page: Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  perPage: Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** A list's answer: records under their own name, and `meta`. */
export const listOf = <K extends string, S extends TObject>(key: K, schema: S) =>
  Shape({ [key]: Type.Array(schema), meta: Meta } as { [P in K]: ReturnType<typeof Type.Array<S>> } & {
    meta: typeof Meta
  })

/** Where to look: in a country, a town, or nearest to a point. */
export const wherever = { country: Optional(CountryCode), city: Optional(Text(120)), near: Optional(Near) }
