/** The platform's accounts in the demo. They belong to nobody: a set-up that reaches people refuses them. */
export const demoPayer = {
  iban: 'SE4550000000058398257466',
  bic: 'ESSESESS',
  name: 'Samspel AB',
  id: '055699990000',
  scheme: 'BANK',
}
export const demoTransfers = { bankgiro: '5805-6201', receiver: 'Samspel AB' }
/** Who invoices in the demo: a number that everybody uses as an example. */
export const demoSeller = {
  name: 'Samspel AB',
  organisationNumber: '556677-8899',
  vatNumber: 'SE556677889901',
  street: 'Exempelgatan 1',
  postalCode: '111 11',
  town: 'Stockholm',
  fTax: true,
  bankgiro: demoTransfers.bankgiro,
}
