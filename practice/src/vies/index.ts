import { type Act, type Practice, type Service, WrongAct } from '../service'
import { underMode } from '../under-mode'

const states = ['valid', 'invalid', 'unavailable', 'limited'] as const
type State = (typeof states)[number]

const words: Record<State, { sv: string; en: string }> = {
  valid: { sv: 'är giltigt', en: 'is valid' },
  invalid: { sv: 'är inte giltigt', en: 'is not valid' },
  unavailable: { sv: 'kan landet inte svara om', en: 'is of a country that does not answer' },
  limited: { sv: 'har frågats för ofta', en: 'was asked about too often' },
}

const kept = (practice: Practice) => practice.kept('vies', () => ({ numbers: {} as Record<string, State> }))
const bare = (typed: unknown) => (typeof typed === 'string' ? typed.replace(/[\s.-]/g, '').toUpperCase() : '')

/** The register's own words for what it cannot do. */
const fault = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
const faults = { unavailable: 'MS_UNAVAILABLE', limited: 'MS_MAX_CONCURRENT_REQ' } as const

const number: Act = {
  title: { sv: 'Ett momsregistreringsnummer', en: 'A VAT number' },
  fields: [
    { name: 'number', label: { sv: 'Nummer', en: 'Number' }, kind: 'text' },
    {
      name: 'state',
      label: { sv: 'Det', en: 'It' },
      kind: 'select',
      options: states.map((value) => ({ value, label: words[value] })),
    },
  ],
  run: (body, practice) => {
    const given = bare(body.number)
    const state = states.find((each) => each === body.state)
    if (!given) throw new WrongAct('number is missing')
    if (!state) throw new WrongAct(`state is one of ${states.join(', ')}`)
    const { value, save } = kept(practice)
    value.numbers[given] = state
    save()
    return { number: given, state }
  },
}

/** The EU's register of VAT numbers (VIES): every number is valid that nothing else was said of. */
export const vies = (): Service => ({
  name: 'vies',
  title: { sv: 'Momsregistret (VIES)', en: 'The register of VAT numbers (VIES)' },
  unless: 'VIES_URL',
  settings: ({ ownUrl }) => ({ VIES_URL: `${ownUrl}/vies/rest-api` }),
  routes: async (app, practice) => {
    app.addHook(
      'onRequest',
      underMode(practice, 'vies', {
        limits: (_request, reply) => reply.code(500).send(fault('GLOBAL_MAX_CONCURRENT_REQ')),
        down: (_request, reply) => reply.code(503).send(fault('SERVICE_UNAVAILABLE')),
        refuses: (_request, reply) => reply.code(403).send(fault('IP_BLOCKED')),
      }),
    )
    app.get('/vies/rest-api/check-status', async () => ({
      vow: { available: true },
      countries: ['DK', 'FI', 'SE'].map((countryCode) => ({ countryCode, availability: 'Available' })),
    }))
    app.post<{ Body: { countryCode?: string; vatNumber?: string } | undefined }>(
      '/vies/rest-api/check-vat-number',
      async ({ body }, reply) => {
        const [countryCode, vatNumber] = [bare(body?.countryCode), bare(body?.vatNumber)]
        if (!/^[A-Z]{2}$/.test(countryCode) || vatNumber === '') return reply.code(400).send(fault('INVALID_INPUT'))
        const state = kept(practice).value.numbers[countryCode + vatNumber] ?? 'valid'
        // Said with a success, as the register does.
        if (state === 'unavailable' || state === 'limited') return fault(faults[state])
        const isValid = state === 'valid'
        return {
          countryCode,
          vatNumber,
          requestDate: practice.now().toISOString(),
          valid: isValid,
          requestIdentifier: '',
          name: isValid ? 'ÖVNINGSBOLAGET AB' : '---',
          address: isValid ? 'ÖVNINGSGATAN 1' : '---',
        }
      },
    )
  },
  acts: { number },
})
