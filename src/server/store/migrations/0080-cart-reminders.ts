// A cart says whether an automation reminded of it, or which order came first.
export const cartReminders = `
ALTER TABLE cart ADD COLUMN reminder text;
`
