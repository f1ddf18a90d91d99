interface Late {
  /** The last day on which the parcel was to be sent; null where it was, or where there is none. */
  sendBy: string | null
  /** The day by which an open problem was to be answered. */
  answerBy: string | null
}

/** Whether the brand is late, so that the creator may leave without a mark. */
export const mayLeaveOn = ({ sendBy, answerBy }: Late, today: string): boolean =>
  (sendBy !== null && sendBy < today) || (answerBy !== null && answerBy < today)
