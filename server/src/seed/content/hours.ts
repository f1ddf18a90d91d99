import type { BrandFacts } from './brands'

/** Opening hours as the shops of a country write them on their doors. */
export const hoursIn: Readonly<Record<BrandFacts['country'], readonly string[]>> = {
  SE: ['Mån–fre 10–18, lör 10–15', 'Mån–fre 10–19, lör 10–16, sön 12–16', 'Mån–lör 10–18', 'Tis–fre 11–18, lör 11–15'],
  NO: ['Man–fre 10–18, lør 10–15', 'Man–fre 10–19, lør 10–16, søn 12–16', 'Man–lør 10–18', 'Tir–fre 11–18, lør 11–15'],
  DK: [
    'Man.–fre. kl. 10–18, lør. kl. 10–15',
    'Man.–fre. kl. 10–19, lør. kl. 10–16, søn. kl. 12–16',
    'Man.–lør. kl. 10–18',
    'Tirs.–fre. kl. 11–18, lør. kl. 11–15',
  ],
  FI: ['Ma–pe 10–18, la 10–15', 'Ma–pe 10–19, la 10–16, su 12–16', 'Ma–la 10–18', 'Ti–pe 11–18, la 11–15'],
  GB: [
    'Mon–Fri 10am–6pm, Sat 10am–3pm',
    'Mon–Fri 10am–7pm, Sat 10am–4pm, Sun 12pm–4pm',
    'Mon–Sat 10am–6pm',
    'Tue–Fri 11am–6pm, Sat 11am–3pm',
  ],
}
