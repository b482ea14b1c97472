// HTML of somebody else as a page that does nothing.
import { describe, expect, test } from 'vitest'
import { readableText } from '../../src/server/lib/html/html-text.ts'
import { quietHtml } from '../../src/server/lib/html/quiet-html.ts'

const quiet = (html: string) => quietHtml(html, { loadable: (url) => (url.startsWith('data:') ? url : null), head: '' })

describe('quietHtml', () => {
  test.each([
    ['<script>a<b</script>x', 'x'],
    ['<SCRIPT src=//e>', ''],
    ['<p onclick="a()" ONLOAD=b style="color:red">x', '<p style="color:red">x'],
    ['<a href="java\nscript:a()">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:a()">x</a>', '<a>x</a>'],
    ['<a href=https://e/?a=1&amp;b>x', '<a href="https://e/?a=1&amp;b" target="_blank" rel="noopener noreferrer">x'],
    ['<form action=//e><input name=a><button formaction=//e>b', '<input name="a"><button>b'],
    ['<input type=image src=//e>', '<input>'],
    ['<meta http-equiv=refresh content="0;url=//e"><base href=//e><link rel=stylesheet href=//e>x', 'x'],
    ['<iframe src=//e><p>in</p></iframe>x', 'x'],
    ['<object data=//e><embed src=//e><p>y', '<p>y'],
    ['<svg onload=a()><script>b</script><image href=//e /></svg>x', 'x'],
    ['<style>@import "//e";p{background:url(//e)}</style>', '<style>p{background:none}</style>'],
    ['<style>p{background:\\75 rl(//e)} @\\69mport "//e";</style>', '<style>p{background:none} </style>'],
    ['<style>p{background:u\\rl(//e)}</style>', '<style>p{background:none}</style>'],
    ['<style>@font-face{font-family:a;src:url(//e)}p{}</style>', '<style>p{}</style>'],
    ['<p style="background:image-set(\'//e\' 1x)">', '<p style="background:none(\'//e\' 1x)">'],
    ['<img src=//e srcset="//e 2x" alt="a&quot;b">', '<img alt="a&quot;b" referrerpolicy="no-referrer">'],
    ['<video poster=//e src=//e autoplay></video><audio src=//e></audio>x', 'x'],
    ['<!-- <script> --><!--[if mso]><img src=//e><![endif]-->x', 'x'],
    ['<!doctype html><p>x', '<!doctype html><p>x'],
    ['1 < 2 <3 <', '1 < 2 <3 <'],
    ['<p title="a>b" title=c>x<p', '<p title="a&gt;b">x'],
    ['<title>a<b></title><textarea><img src=//e></textarea>', '<title>a<b></title><textarea><img src=//e></textarea>'],
  ])('%s', (html, want) => {
    expect(quiet(html)).toBe(want)
  })
})

test('quietHtml keeps no more elements in one another than browsers bear', () => {
  const deep = quiet(
    `${'<table><tr><td>'.repeat(500)}x${'</td></tr></table>'.repeat(500)}<div>y</div>${'<p>z'.repeat(500)}`,
  )
  expect(deep.match(/<table>/g)).toHaveLength(60)
  expect(deep.match(/<\/table>/g)).toHaveLength(60)
  expect(deep).toContain('<div>y</div>')
  expect(deep.match(/<p>/g)).toHaveLength(500)
})

test('readableText is what somebody reads', () => {
  expect(readableText('<title>t</title><style>p{}</style><p>Olá&nbsp;<b>you</b><!-- c -->\n &amp; me', 100)).toBe(
    'Olá you & me',
  )
})
