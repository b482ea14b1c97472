// The threads that read relayed mails: a mail that ends its thread is refused for good, and those beside it are read.
import { expect, it } from 'vitest'
import { createReader } from '../../src/server/smtp/mail.ts'

const mail = (text: string) => Buffer.from(`From: shop@example.com\r\nSubject: Hi\r\n\r\n${text}`)

it('a mail that ends its thread is refused with 554, and others beside it are read', async () => {
  // A thread with so little memory stands for a mail that takes too much.
  const reader = createReader(24)
  const deadly = mail('Olá ✓\r\n'.repeat(1_900_000))
  const asked = [reader.read(deadly), reader.read(mail('a'.repeat(300_000))), reader.read(mail('small'))]
  const [first, beside, small] = await Promise.allSettled(asked)
  expect(first).toMatchObject({
    status: 'rejected',
    reason: { responseCode: 554, message: expect.stringMatching(/^5\.6\.0 /) },
  })
  expect(beside).toMatchObject({ status: 'fulfilled', value: { subject: 'Hi' } })
  expect(small).toMatchObject({ status: 'fulfilled', value: { text: 'small' } })
  await expect(reader.read(mail('again'))).resolves.toMatchObject({ text: 'again' })
  await reader.close()
})
