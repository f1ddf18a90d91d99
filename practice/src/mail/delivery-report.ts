interface Returned {
  to: string
  messageId: string
  at: Date
}

/** A delivery report (RFC 3464) as a mail server writes it when it gives a mail up after having taken it. */
export const deliveryReport = ({ to, messageId, at }: Returned): string => {
  const boundary = 'practice-report'
  return [
    'From: Mail Delivery System <mailer-daemon@practice.test>',
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${at.toUTCString()}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Your mail to ${to} could not be delivered.`,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.practice.test',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 The mailbox does not exist',
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    `To: ${to}`,
    `Message-ID: ${messageId}`,
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
