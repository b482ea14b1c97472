// Hides the password in replies: hosts repeat what they refuse.

/** Takes the password out of a text, also in the forms in which it goes over the wire: hosts repeat what they refuse. */
export function passwordHider({ username, password }: URL): (text: string) => string {
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (pass === '') return (text) => text
  // A short password is part of many words, and hiding it would make them unreadable.
  const plain = pass.length >= 4 ? [pass, password] : []
  const forms = [...plain, `\0${user}\0${pass}`, pass].map((form, i) =>
    i < 2 ? form : Buffer.from(form).toString('base64'),
  )
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, '***'), text)
}
