/** Cases that a figure of a brand's record rests on at the least; with fewer it is not shown. */
export const fewestCases = 5

/** Days that a brand has to answer a post; longer counts as late in its record. */
export const postAnswerDays = 5

/** Days in which a creator may change a rating. */
export const ratingDays = 14
