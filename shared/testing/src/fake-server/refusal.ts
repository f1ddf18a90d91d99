/** An answer that says why a request is not granted. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** Fields of a body or a query that the contract does not take. */
export const invalid = (errors: Record<string, string[]>): Refusal => new Refusal(422, { errors })
