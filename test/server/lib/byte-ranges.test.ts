import { describe, expect, it } from 'vitest'
import { selectBytes } from '../../../src/server/lib/byte-ranges.ts'

const etag = '"abc"'
const whole = { status: 200, from: 0, end: 10 }
const part = (from: number, end: number) => ({ status: 206, from, end })
const get = (headers: Record<string, string>, size = 10) => selectBytes('GET', headers, { size, etag })

describe('the bytes that a request asks for', () => {
  it.each([
    ['bytes=0-3', part(0, 4)],
    ['bytes=9-9', part(9, 10)],
    ['bytes=4-', part(4, 10)],
    ['bytes=4-99', part(4, 10)],
    ['bytes=-3', part(7, 10)],
    ['bytes=-99', part(0, 10)],
    ['BYTES= 0-0 ', part(0, 1)],
    [`bytes=0-${'9'.repeat(400)}`, part(0, 10)],
    ['bytes=10-', { status: 416 }],
    ['bytes=10-20', { status: 416 }],
    ['bytes=-0', { status: 416 }],
    [`bytes=${'9'.repeat(400)}-`, { status: 416 }],
    // What may be ignored, or is no range.
    ['bytes=0-1,3-4', whole],
    ['bytes=5-4', whole],
    ['bytes=-', whole],
    ['bytes=--1', whole],
    ['bytes=a-b', whole],
    ['bytes 0-1', whole],
    ['lines=0-1', whole],
    ['', whole],
  ])('Range: %s', (range, want) => expect(get({ range })).toEqual(want))

  it('has no range of a file without bytes', () => {
    expect(get({ range: 'bytes=0-' }, 0)).toEqual({ status: 416 })
    expect(get({ range: 'bytes=-1' }, 0)).toEqual({ status: 416 })
  })

  it('knows ranges for GET only', () => {
    expect(selectBytes('HEAD', { range: 'bytes=0-1' }, { size: 10, etag })).toEqual(whole)
  })

  it.each([
    ['"abc"', part(1, 10)],
    ['W/"abc"', whole],
    ['"other"', whole],
    ['Wed, 21 Oct 2026 07:28:00 GMT', whole],
  ])('If-Range: %s', (tag, want) => expect(get({ range: 'bytes=1-', 'if-range': tag })).toEqual(want))

  it.each([
    [{ 'if-match': '"x", "abc"' }, whole],
    [{ 'if-match': '*' }, whole],
    [{ 'if-match': 'W/"abc"' }, { status: 412 }],
    [{ 'if-match': '"x"', 'if-none-match': '"abc"' }, { status: 412 }],
    [{ 'if-none-match': 'W/"abc"' }, { status: 304 }],
    [{ 'if-none-match': '"x" , "abc"', range: 'bytes=99-' }, { status: 304 }],
    [{ 'if-none-match': '*' }, { status: 304 }],
    [{ 'if-none-match': '"x"' }, whole],
    [{ 'if-modified-since': 'Wed, 21 Oct 2099 07:28:00 GMT' }, whole],
  ])('the conditions %j', (headers, want) => expect(get(headers as Record<string, string>)).toEqual(want))
})
