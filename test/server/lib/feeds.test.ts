// Feeds as they are found: well made, broken in the usual ways, and hostile.
import { describe, expect, it } from 'vitest'
import { type FeedItem, readFeedItems } from '../../../src/server/lib/feeds/feed-items.ts'
import { decodeFeed } from '../../../src/server/lib/feeds/feed-source.ts'
import { readFeed } from '../../../src/server/lib/feeds/read-feed.ts'

const URL_OF_FEED = 'https://news.example.com/a/feed.xml'

const question = (source: string | Buffer, contentType: string) => ({
  bytes: new Uint8Array(Buffer.from(source as string)),
  contentType,
  url: URL_OF_FEED,
})

/** What the thread does, without the thread. */
async function read(source: string | Buffer, contentType = ''): Promise<FeedItem[]> {
  const { bytes, url } = question(source, contentType)
  return readFeedItems(decodeFeed(bytes, contentType), url)
}

const item = (inner: string, more = '') =>
  `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" ${more}><channel><item>${inner}</item></channel></rss>`

const titled = (title: string) => item(`<title>${title}</title>`)
const latin = (head: string) =>
  Buffer.concat([Buffer.from(`${head}${titled('caf')}`.replace('caf', 'caf\u0001')).map((b) => (b === 1 ? 0xe9 : b))])

describe('reads', () => {
  it.each([
    ['a lone &', titled('Fish & Chips'), 'Fish & Chips'],
    ['entities of HTML', titled('A&nbsp;&eacute;&mdash;&hellip;'), 'A é—…'],
    ['HTML as text', titled('&lt;b&gt;New&lt;/b&gt; &amp;amp; old'), 'New & old'],
    ['HTML in CDATA', titled('<![CDATA[<em>New</em>&nbsp;&amp; old]]>'), 'New & old'],
    ['something that only looks like HTML', titled('1 &lt; 2 and 3 &gt; 2'), '1 < 2 and 3 > 2'],
    ['a title of many lines', titled('a\n\t  b\u0007c'), 'a b c'],
    ['a very long title', titled('x'.repeat(5_000)), `${'x'.repeat(299)}…`],
    [
      'the document type of RSS 0.91',
      `<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://x/rss.dtd">${titled('a')}`,
      'a',
    ],
    ['white space before the declaration', `\n <?xml version="1.0"?>${titled('a')}`, 'a'],
    ['a byte order mark', `\uFEFF<?xml version="1.0"?>${titled('é')}`, 'é'],
    ['UTF-16', Buffer.from(`\uFEFF<?xml version="1.0" encoding="utf-16"?>${titled('é')}`, 'utf16le'), 'é'],
    ['the encoding of its declaration', latin('<?xml version="1.0" encoding="ISO-8859-1"?>'), 'café'],
    ['an encoding that is none of those it names', latin('<?xml version="1.0" encoding="UTF-8"?>'), 'café'],
    ['an encoding that does not exist', `<?xml version="1.0" encoding="martian"?>${titled('é')}`, 'é'],
    ['names in capitals', titled('a').replaceAll('item', 'ITEM').replaceAll('title', 'Title'), 'a'],
  ])('%s', async (_name, source, title) => {
    await expect(read(source)).resolves.toMatchObject([{ title }])
  })

  it('the encoding of the header before that of the declaration', async () => {
    const source = latin('<?xml version="1.0" encoding="windows-1251"?>')
    await expect(read(source, 'text/xml; charset="iso-8859-1"')).resolves.toMatchObject([{ title: 'café' }])
    await expect(read(source, 'text/xml')).resolves.toMatchObject([{ title: 'cafй' }])
  })

  it('RSS 2.0: whole addresses, the picture, the date, and texts without HTML', async () => {
    const inner = `<title>a</title><link>../b?x=1&amp;y=2</link><guid isPermaLink="false">7</guid>
      <description>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;two&lt;br/&gt;&amp;amp; three&lt;/p&gt;</description>
      <media:content url="pic.jpg" medium="image"/><pubDate>Sun, 22 Nov 2026 10:00:00 GMT</pubDate>`
    await expect(read(item(inner))).resolves.toEqual([
      {
        id: '7',
        link: 'https://news.example.com/b?x=1&y=2',
        title: 'a',
        description: 'One two & three',
        image: 'https://news.example.com/a/pic.jpg',
        date: Date.UTC(2026, 10, 22, 10),
      },
    ])
    await expect(read(item('<title>a</title><guid>https://news.example.com/9</guid>'))).resolves.toMatchObject([
      { id: 'https://news.example.com/9', link: 'https://news.example.com/9', image: null, date: null },
    ])
    const picture = `<title>a</title><description><![CDATA[<p>x<img alt="" src='i.png?a=1&amp;b=2'></p>]]></description>`
    await expect(read(item(picture))).resolves.toMatchObject([{ image: 'https://news.example.com/a/i.png?a=1&b=2' }])
  })

  it.each([
    ['its recording', '<guid isPermaLink="false">7</guid>', 'https://cdn.example.com/7.mp3'],
    ['its recording where the id is no address', '<guid>a1b2-c3</guid>', 'https://cdn.example.com/7.mp3'],
    ['its id where that is an address', '<guid>https://pod.example.com/7</guid>', 'https://pod.example.com/7'],
  ])('a podcast: an episode without a link leads to %s', async (_name, guid, link) => {
    const enclosure = '<enclosure url="https://cdn.example.com/7.mp3" type="audio/mpeg" length="1"/>'
    await expect(read(item(`<title>Seven</title>${guid}${enclosure}`))).resolves.toMatchObject([{ link }])
    const items = [
      { id: '7', title: 'Seven', attachments: [{ url: 'https://cdn.example.com/7.mp3', mime_type: 'audio/mpeg' }] },
    ]
    const json = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'j', items })
    await expect(read(json)).resolves.toMatchObject([{ link: 'https://cdn.example.com/7.mp3' }])
  })

  it('no address but those of the web', async () => {
    const inner =
      '<title>a</title><link>javascript:alert(1)</link><enclosure url="data:image/png;base64,AA" type="image/png" length="1"/>'
    await expect(read(item(inner))).resolves.toMatchObject([{ link: null, image: null }])
  })

  it('Atom: xml:base within xml:base, the alternate link, and texts by their types; newest first', async () => {
    const entry = (n: number, title: string) =>
      `<entry xml:base="y/"><id>urn:${n}</id>${title}<link rel="self" href="s"/><link href="z"/><updated>2026-11-2${n}T10:00:00Z</updated></entry>`
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://b.example.com/x/"><title>t</title>
      ${entry(1, '<title type="html">&lt;b&gt;A&lt;/b&gt; &amp;amp; B</title>')}${entry(2, '<title>&lt;b&gt; is a tag</title>')}</feed>`
    await expect(read(atom)).resolves.toMatchObject([
      { id: 'urn:2', title: '<b> is a tag', link: 'https://b.example.com/x/y/z' },
      { id: 'urn:1', title: 'A & B', link: 'https://b.example.com/x/y/z' },
    ])
  })

  it('RSS 1.0 and JSON Feed', async () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>c</title></channel><item rdf:about="http://r/1"><title>i</title><link>http://r/1</link></item></rdf:RDF>`
    await expect(read(rdf)).resolves.toMatchObject([{ id: 'http://r/1', link: 'http://r/1', title: 'i' }])
    const items = [{ id: '1', url: '/1', title: 'a < b', content_html: '<p>x</p>' }]
    const json = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'j', items })
    await expect(read(json)).resolves.toMatchObject([
      { id: '1', link: 'https://news.example.com/1', title: 'a < b', description: 'x' },
    ])
  })

  it('500 items at most', async () => {
    const many = `<rss version="2.0"><channel>${'<item><title>a</title></item>'.repeat(600)}</channel></rss>`
    expect(await read(many)).toHaveLength(500)
  })
})

const MB = 1024 * 1024
const filled = (piece: string) => piece.repeat(Math.floor((2 * MB) / piece.length))

describe('refuses, in bounded time and memory', () => {
  it.each([
    [
      'entities in entities',
      `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${titled('&b;')}`,
      'entities',
    ],
    ['a file of the host', `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]>${titled('&a;')}`, 'entities'],
    ['a page', '<!doctype html><html><body>Not here</body></html>', 'neither RSS nor Atom'],
    ['nothing', '', 'neither RSS nor Atom'],
    ['what is cut off', titled('a').slice(0, -20), 'broken'],
    ['a million elements in each other', item(filled('<a>')), 'broken'],
    ['openings only', item(filled('<')), 'broken'],
    ['comments in comments', item(filled('<!--')), 'broken'],
    ['sections in sections', item(filled('<![CDATA[')), 'broken'],
    ['lists in lists of JSON', filled('['), 'neither RSS nor Atom'],
  ])('%s', async (_name, source, reason) => {
    await expect(read(source)).rejects.toThrow(reason)
  })

  it('in a thread, which reads what it can', async () => {
    const elements = Array.from({ length: 100_000 }, (_, n) => `<a${n}/>`).join('')
    await expect(readFeed(question(item(`<title>a</title>${elements}`), ''))).resolves.toMatchObject([{ title: 'a' }])
    await expect(readFeed(question('<html></html>', ''))).rejects.toThrow('neither RSS nor Atom')
  })
})
