import { dayMs } from '@samspel/i18n'
/** RFC 5545: these characters have to be escaped. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** RFC 5545: lines have at most 75 bytes and continue after a space. */
const folded = (line: string): string => {
  const bytes = new TextEncoder()
  let [text, size] = ['', 0]
  for (const char of line) {
    const more = bytes.encode(char).length
    if (size + more > 74) [text, size] = [`${text}\r\n `, 1]
    text += char
    size += more
  }
  return text
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10).replaceAll('-', '')

/** The deadline for posting as a calendar file: an all-day event with a reminder three days before. A pass always has the same entry. */
export function calendarFile(
  { id, day, title, url }: { id: string; day: string; title: string; url: string },
  now = Date.now(),
): string {
  const start = Date.parse(`${day}T00:00:00Z`)
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:samspel/pickups',
    'BEGIN:VEVENT',
    `UID:${id}@samspel`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(start)}`,
    `DTEND;VALUE=DATE:${dayOf(start + dayMs)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`
}
