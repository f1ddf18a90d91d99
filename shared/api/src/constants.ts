/** Countries of the product (row K-01). */
export const countries = ['DK', 'FI', 'GB', 'NO', 'SE'] as const
export type Country = (typeof countries)[number]

/** Only these two are accepted (row V-30). */
export const locales = ['sv', 'en'] as const
export type Locale = (typeof locales)[number]

/** Days from the start to the content deadline when none is given: our meaning for the specification's 14 (row K-02). */
export const defaultDueDays = 14
/** Width constants of the specification (row K-02); desktop starts at 684 px (docs/architecture.md §6). */
export const widths = { desktopMin: 684, mobileMax: 683 } as const

/** Minimum password length (row V-16). */
export const passwordMinLength = 8
/** Days that a browser need not show the second step of signing in. */
export const rememberedDays = 30
/** Days that people have to set up a second step, once it is asked of them. */
export const secondStepGraceDays = 7
/** Longest preview text of a campaign (row V-29). */
export const excerptMaxLength = 140

/** Rows of a page when the call names none, by kind of list; at most `max` may be asked for (docs/architecture.md §6). */
export const pageSizes = { table: 25, cards: 24, feed: 50, max: 100 } as const

/** Hours from an approved mention until its money can be taken out (docs/architecture.md §6, wallet). */
export const releaseHours = 72

/** Per cent of a year's income that a creator sets aside for tax: from the start, and at most. An estimate of their own. */
export const setAsideShare = { start: 30, max: 60 } as const
/** Days in which nobody is reminded again of what is missing for the report on sellers. */
export const reminderDays = 14
/** Minutes in which a creator may undo that she leaves a collaboration. */
export const leaveUndoMinutes = 60

/** The least and the most that an account is topped up by at once, öre. */
export const topUpLimits = { least: 100_00, most: 500_000_00 } as const

/** Largest upload, bytes; the pixels that a picture keeps at most; and the image types that are taken. */
export const uploadLimits = {
  bytes: 8 * 1024 * 1024,
  /** Every browser can draw as many, older phones no more. */
  pixels: 4_096 * 4_096,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

/** The answer clock of applications, days: staff are reminded, then the application expires with a reason. */
export const answerClock = { remindAfterDays: 5, expireAfterDays: 10 } as const

/** How far from the store that was asked for an application may be moved, metres. */
export const moveWithinMetres = 30_000

/** Days that the link of an invitation lives. */
export const invitationDays = 14

/** Days before the content deadline on which the creator is reminded. */
export const deadlineReminderDays = 3

/** Days that the read-only address of a report may live. */
export const reportLinkDays = [7, 30, 90] as const

/** Days before the end of something at a service outside on which administrators are told; the screen warns from the first, loudly from the second. */
export const serviceEndDays = [60, 14, 3] as const

/** Rows that one imported file of creators may hold. */
export const importRowsMax = 5_000

/** So many days before a right to pictures ends the brand is told. */
export const rightsWarnDays = 14

/** Days after its approval on which a post is read again, and the figures of a link. */
export const readAgainDays = [1, 3, 7, 30] as const
/** The last of them: what a report says of later. */
export const lastReadingDays = readAgainDays[3]
