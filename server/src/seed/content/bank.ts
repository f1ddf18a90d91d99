/** The platform's accounts in the demo. They belong to nobody: a set-up that reaches people refuses them. */
export const demoPayer = {
  iban: 'SE4550000000058398257466',
  bic: 'ESSESESS',
  name: 'Samspel AB',
  id: '055699990000',
  scheme: 'BANK',
}
export const demoTransfers = { bankgiro: '5805-6201', receiver: 'Samspel AB' }
