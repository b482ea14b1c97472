// Texts for headers of a mail.

/** A header has one line; a line break from a contact's field would begin another header. */
export const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim()
