import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** How much of what the network allows is used, in percent, of the app and of the account that a call was about. */
export interface Usage {
  app: number
  account: number
  /** Minutes after which calls about the account are answered again; 0 when they are. */
  minutes: number
}

const Shares = {
  call_count: Type.Optional(Type.Number()),
  total_time: Type.Optional(Type.Number()),
  total_cputime: Type.Optional(Type.Number()),
}
const App = Compile(Type.Object(Shares))
const Business = Compile(
  Type.Record(
    Type.String(),
    Type.Array(Type.Object({ ...Shares, estimated_time_to_regain_access: Type.Optional(Type.Number()) })),
  ),
)

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const most = (shares: { call_count?: number; total_time?: number; total_cputime?: number }): number =>
  Math.max(shares.call_count ?? 0, shares.total_time ?? 0, shares.total_cputime ?? 0)

/** Reads the network's headers X-App-Usage and X-Business-Use-Case-Usage. What cannot be read counts as no use. */
export const usageOf = (headers: Pick<Headers, 'get'>): Usage => {
  const app = parsed(headers.get('x-app-usage'))
  const business = parsed(headers.get('x-business-use-case-usage'))
  const cases = Business.Check(business) ? Object.values(business).flat() : []
  return {
    app: App.Check(app) ? most(app) : 0,
    account: Math.max(0, ...cases.map(most)),
    minutes: Math.max(0, ...cases.map((each) => each.estimated_time_to_regain_access ?? 0)),
  }
}
