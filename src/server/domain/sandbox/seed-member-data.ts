// The members of the data set `shop`, and what the shop sends to their phones, devices and browsers.
import type { ContactInput } from '../audience/contacts/contact-input.ts'
import { SHOP_LINK } from './seed-data.ts'

/** The list of the members. */
export const MEMBERS = 'Members'

/** Contacts that every channel reaches. */
export const seedMembers: readonly ContactInput[] = [
  ['Ana', 'Silva'],
  ['Rui', 'Costa'],
  ['Marta', 'Santos'],
].map(([first_name = '', last_name = ''], i) => ({
  base: {
    first_name,
    last_name,
    email: `${first_name}.${last_name}.member${i + 1}@example.com`.toLowerCase(),
    cellphone: `351-93000000${i + 1}`,
    phone: `351-21000000${i + 1}`,
  },
}))

/** What the approval of a sender asks for: a document, in Base64. */
const file = 'JVBERi0xLjQK'
export const seedName = { cellphone: 'SHOP', file }
export const seedPhone = { phone: '351-210000009', file }

export const seedSite = 'https://shop.example.com'

/** What the browser of a member gives to the page that it subscribes on. */
export const seedBrowser = {
  endpoint: 'https://push.example.com/v1/member',
  p256dh: 'BOaXsgknWWYk44TcIh6bSSN3S1CvqPDblr6C0mW1BoBC4L4wBy6pIUw3WSlSxSN75uAMHcjjEJtg7iPcSmagxm4',
  auth: 'rSvBiqmeZ0jkMbMnOlh-rQ',
}
export const seedVisit = {
  previous: null,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0',
  ip: '127.0.0.1',
}

/** The recording of the calls: the head of a WAV file. */
const recording = { type: 'audio/wav', bytes: Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ') }
const text = (message: string) => ({ type: 'text' as const, message })

/** The contents of the campaigns to members, by channel. */
export const memberContents = {
  sms: { internalName: 'Members: text', content: text(`Hello {{ first_name }}, 10 % for members: ${SHOP_LINK}`) },
  smart_sms: {
    internalName: 'Members: page',
    message: 'Hello {{ first_name }}, your offers:',
    page: {
      type: 'html' as const,
      html: `<h1>For members</h1><p><a href="${SHOP_LINK}">Our spring</a></p>`,
      internalName: 'For members',
    },
  },
  voice: { internalName: 'Members: call', content: { type: 'audio' as const, audio: recording } },
  push: { internalName: 'Members: app', title: 'For members', content: text('Hello {{ first_name }}') },
  web_push: {
    internalName: 'Members: browser',
    content: { title: 'For members', message: '10 % on everything', link: SHOP_LINK },
  },
}
