import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-detail.bulk.${name}` as const

export const bulkMessages = defineMessages({
  bar: { id: id('bar'), description: 'Name of the bar', sv: 'Valda ansökningar', en: 'Selected applications' },
  selected: { id: id('selected'), description: 'How many', sv: '{n, plural, one {En vald} other {# valda}}', en: '{n, plural, one {One selected} other {# selected}}' },
  all: { id: id('all'), description: 'Button: selects all shown', sv: 'Välj alla som visas', en: 'Select all shown' },
  none: { id: id('none'), description: 'Button: selects none', sv: 'Välj inga', en: 'Select none' },
  approve: { id: id('approve'), description: 'Button', sv: 'Godkänn {n, number}', en: 'Approve {n, number}' },
  reject: { id: id('reject'), description: 'Button', sv: 'Neka {n, number}', en: 'Reject {n, number}' },
  approveTitle: { id: id('approve-title'), description: 'Heading of the question', sv: 'Godkänn {n, plural, one {en ansökan} other {# ansökningar}}?', en: 'Approve {n, plural, one {one application} other {# applications}}?' },
  approveText: { id: id('approve-text'), description: 'What happens', sv: 'De godkänns en i taget och får besked.', en: 'They are approved one by one and are told.' },
  approveHeld: { id: id('approve-held'), description: 'What happens', sv: '{each} per kreatör reserveras på varumärkets konto, {money} tillsammans.', en: '{each} per creator are held on the brand’s account, {money} together.' },
  approvePlaces: { id: id('approve-places'), description: 'More than there are places', sv: '{left, plural, one {Det finns en plats kvar} other {Det finns # platser kvar}}: de som är först i ordningen får dem.', en: '{left, plural, one {There is one place left} other {There are # places left}}: those first in order get them.' },
  rejectTitle: { id: id('reject-title'), description: 'Heading of the dialog', sv: 'Neka {n, plural, one {en ansökan} other {# ansökningar}}', en: 'Reject {n, plural, one {one application} other {# applications}}' },
  running: { id: id('running'), description: 'Heading while it runs', sv: 'Ansökning {at, number} av {total, number}', en: 'Application {at, number} of {total, number}' },
  doneApprove: { id: id('done-approve'), description: 'Heading at the end', sv: '{n, number} av {total, number} godkända', en: '{n, number} of {total, number} approved' },
  doneReject: { id: id('done-reject'), description: 'Heading at the end', sv: '{n, number} av {total, number} nekade', en: '{n, number} of {total, number} rejected' },
  stopped: { id: id('stopped'), description: 'What ended it; how many were not reached', sv: '{why} {left, plural, =0 {} one {En är kvar och fortfarande vald.} other {# är kvar och fortfarande valda.}}', en: '{why} {left, plural, =0 {} one {One is left and still selected.} other {# are left and still selected.}}' },
  asked: { id: id('asked'), description: 'It was stopped', sv: 'Du stoppade.', en: 'You stopped it.' },
  stop: { id: id('stop'), description: 'Button', sv: 'Stoppa', en: 'Stop' },
  results: { id: id('results'), description: 'Name of the list', sv: 'Resultat', en: 'Results' },
  waiting: { id: id('row.waiting'), description: 'Result of a row', sv: 'Inte gjord', en: 'Not done' },
  inWork: { id: id('row.running'), description: 'Result of a row', sv: 'Pågår', en: 'Under way' },
  approved: { id: id('row.approved'), description: 'Result of a row', sv: 'Godkänd', en: 'Approved' },
  rejected: { id: id('row.rejected'), description: 'Result of a row', sv: 'Nekad', en: 'Rejected' },
  beaten: { id: id('row.beaten'), description: 'Result of a row', sv: '{by} hann före', en: '{by} was faster' },
  refused: { id: id('row.refused'), description: 'Result of a row', sv: 'Gick inte', en: 'Not possible' },
})
