import { describe, expect, it } from 'vitest'
import { recipientsIn } from '../../../src/server/lib/returns/recipients.ts'

describe('whom a mail came to, by its header', () => {
  it('is everybody in To, and first who it was delivered to', () => {
    const mail = [
      'From: Postmaster <postmaster@example.net>',
      'To: "Doe, Jane" <jane@example.com>, b-1-00000000@return.example.com,',
      ' Third <third@example.com>',
      'Delivered-To: abuse@example.com',
      '',
      'To: nobody@example.com',
    ].join('\r\n')
    expect(recipientsIn(mail)).toEqual([
      'abuse@example.com',
      'jane@example.com',
      'third@example.com',
      'b-1-00000000@return.example.com',
    ])
  })

  it('is at most a hundred', () => {
    const to = Array.from({ length: 500 }, (_, n) => `a${n}@example.com`).join(', ')
    expect(recipientsIn(`To: ${to}\r\n\r\n`)).toHaveLength(100)
  })
})
