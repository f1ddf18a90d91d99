/** Applicants that are told one by one; from here on it is "more than". */
export const applicantsTold = 50

/** Choices of a brand that a spread of followers rests on at the least. */
export const fewestChoices = 10

/** Days that an offer which has closed stays among the saved ones. */
export const savedAfterDays = 7

/** Days before an offer closes on which its savers are reminded. */
export const savedReminderDays = 2
