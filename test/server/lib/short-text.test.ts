// HTML in feeds, in captured emails and in pages of emails is read as browsers cut it up.
import { describe, expect, it } from 'vitest'
import { readHead, withoutPictures } from '../../../src/server/lib/html/page-head.ts'
import { firstImage, textOfHtml } from '../../../src/server/lib/html/short-text.ts'
import { linksOf } from '../../../src/server/lib/mail-source.ts'

describe('textOfHtml', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['wo<b>r</b>d', 'word'],
    ['<img alt="a > b" src="x">after', 'after'],
    ['<style>p > a { color: red }</style>shown', 'shown'],
    ['<script>if (a < b) alert("x > y")</script>shown', 'shown'],
    ['<!-- a > b -->shown', 'shown'],
    ['<!--[if mso]><p>Outlook</p><![endif]-->shown', 'shown'],
    ['Fish &amp; chips &#x3C;3', 'Fish & chips <3'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['AT&T', 'AT&T'],
    // What is no HTML keeps its words.
    ['Why <script> tags are slow', 'Why tags are slow'],
    ['The <title> of a page', 'The of a page'],
    ['a <b', 'a <b'],
  ])('of %j is %j', (html, text) => expect(textOfHtml(html, 100)).toBe(text))
})

describe('firstImage', () => {
  it.each([
    ['<img src=https://a.example/1.png>', 'https://a.example/1.png'],
    ['<img alt="1 > 0" src="https://a.example/2.png?a=1&amp;b=2">', 'https://a.example/2.png?a=1&b=2'],
    ['<img alt="src=\'no\'" src="https://a.example/3.png">', 'https://a.example/3.png'],
    ['<!-- <img src="https://a.example/no.png"> --><img src="https://a.example/4.png">', 'https://a.example/4.png'],
    ['<script>"<img src=no>"</script><img src="https://a.example/5.png">', 'https://a.example/5.png'],
    ['<img data-src="lazy"><img src="https://a.example/6.png">', 'https://a.example/6.png'],
    ['<p>no picture</p>', undefined],
  ])('of %j is %s', (html, address) => expect(firstImage(html)).toBe(address))
})

describe('linksOf', () => {
  it.each([
    ['<a href=https://a.example/1>', ['https://a.example/1']],
    ['<a title="x > y" href="https://a.example/2">', ['https://a.example/2']],
    ['<a href="https://a.example/?a=1&#38;b=2&#x26;c=3">', ['https://a.example/?a=1&b=2&c=3']],
    ['<map><area href="https://a.example/3"></map>', ['https://a.example/3']],
    ['<!-- <a href="https://a.example/no"> -->', []],
    ['<!--[if mso]><a href="https://a.example/4">x</a><![endif]-->', ['https://a.example/4']],
    ['<a data-href="https://a.example/no" href="https://a.example/5">', ['https://a.example/5']],
    ['<a href=" https://a.example/6\n">', ['https://a.example/6']],
  ])('of %j are %j', (html, links) => expect(linksOf(html, null)).toEqual(links))
})

describe('readHead', () => {
  it.each([
    ['<html><head><title>T</title></head>', { hasTitle: true, hasViewport: false, start: 12 }],
    ['<html lang="a > b"><body>', { hasTitle: false, hasViewport: false, start: 19 }],
    ['<!-- <head><title> -->text', { hasTitle: false, hasViewport: false, start: null }],
    ['<meta content="x" name=viewport>', { hasTitle: false, hasViewport: true, start: null }],
    ['<style>a::after { content: "<title>" }</style>', { hasTitle: false, hasViewport: false, start: null }],
    ['<meta name="description" content="viewport">', { hasTitle: false, hasViewport: false, start: null }],
  ])('of %j', (html, head) => expect(readHead(html)).toEqual(head))
})

describe('withoutPictures', () => {
  it('takes out those pictures only, however their tags are written', () => {
    const html = '<p>a<img alt="1 > 0" src=https://a.example/t/o-0.x width=1>b<img src="https://a.example/b.png"></p>'
    const left = withoutPictures(html, (address) => address.includes('/t/o-0.'))
    expect(left).toBe('<p>ab<img src="https://a.example/b.png"></p>')
  })
})
