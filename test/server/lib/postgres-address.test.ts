// The address of one or several servers of PostgreSQL, in the form of libpq.
import { describe, expect, it } from 'vitest'
import { parsePostgresAddress, placeOf } from '../../../src/server/lib/postgres-address.ts'

describe('an address of PostgreSQL', () => {
  it.each([
    ['postgres://u:p@a:5432/db', ['postgres://u:p@a:5432/db'], 'any'],
    ['postgresql:///db', ['postgresql:///db'], 'any'],
    ['postgres://a/db?target_session_attrs=read-write', ['postgres://a/db'], 'read-write'],
    [
      'postgres://u:p%40@a:5432,b:5433/db',
      ['postgres://u:p%40@a:5432/db', 'postgres://u:p%40@b:5433/db'],
      'read-write',
    ],
    [
      'postgres://a,b/db?sslmode=verify-full&target_session_attrs=primary',
      ['postgres://a/db?sslmode=verify-full', 'postgres://b/db?sslmode=verify-full'],
      'primary',
    ],
    ['postgres://[::1]:5432,[::2]/db', ['postgres://[::1]:5432/db', 'postgres://[::2]/db'], 'read-write'],
    ['postgres:///db?host=a,b&port=1,2', ['postgres://a:1/db', 'postgres://b:2/db'], 'read-write'],
    ['postgres:///db?host=a,b&port=7', ['postgres://a:7/db', 'postgres://b:7/db'], 'read-write'],
    ['postgres:///db?host=/run/one,b', ['postgres://%2Frun%2Fone/db', 'postgres://b/db'], 'read-write'],
    ['postgres:///db?host=/run/one', ['postgres:///db?host=%2Frun%2Fone'], 'any'],
  ])('%s', (text, servers, target) => {
    expect(parsePostgresAddress(text)).toEqual({ servers, target, schema: null })
  })

  it.each([
    ['postgres://a/db?schema=one', 'postgres://a/db?options=-c%20search_path%3Done'],
    [
      'postgres://a/db?options=-c%20work_mem%3D8MB&schema=cell_2',
      'postgres://a/db?options=-c%20work_mem%3D8MB%20-c%20search_path%3Dcell_2',
    ],
  ])('%s names a schema', (text, server) => {
    const { servers, schema } = parsePostgresAddress(text)
    expect(servers).toEqual([server])
    expect(placeOf(text)).toBe(`a:5432/db?schema=${schema}`)
  })

  it.each([
    ['mysql://a/db', /must be an address that begins with postgres/],
    ['postgres://a b/db', /must be an address that begins with postgres/],
    ['postgres://a,,b/db', /has an empty host in its list/],
    ['postgres://a,b,/db', /has an empty host in its list/],
    ['postgres://a,:5433/db', /has a port without a host in its list: ":5433"/],
    ['postgres://a:5432,b:99999/db', /has the port "99999" in its list/],
    ['postgres://a:5432,b:x/db', /has the port "x" in its list/],
    ['postgres://a,A:5432/db', /names A:5432 twice/],
    ['postgres:///db?host=a,b,c&port=1,2', /has 3 hosts and 2 ports/],
    ['postgres://a,b/db?target_session_attrs=any', /names several servers with target_session_attrs=any/],
    [
      'postgres://a,b/db?target_session_attrs=prefer-standby',
      /target_session_attrs=prefer-standby, and the platform writes/,
    ],
    ['postgres://a/db?schema=', /has schema=\. Use at most 40/],
    ['postgres://a/db?schema=One', /has schema=One\. Use at most 40 lower-case letters/],
    ['postgres://a/db?schema=a,public', /has schema=a,public\. Use/],
    ['postgres://a/db?schema=pg_cell', /has schema=pg_cell\. Use/],
    [`postgres://a/db?schema=${'a'.repeat(41)}`, /Use at most 40/],
    ['postgres://a/db?target_session_attrs=writer', /target_session_attrs=writer\. Use read-write or primary/],
  ])('%s is refused', (text, error) => {
    expect(() => parsePostgresAddress(text)).toThrow(error)
  })

  it('is shown with its servers and its database, without user and password', () => {
    expect(placeOf('postgres://u:secret@a:5433,b/db?sslmode=require')).toBe('a:5433,b:5432/db')
    expect(placeOf('postgres://u:secret@%2Frun%2Fone/db')).toBe('/run/one:5432/db')
  })
})
