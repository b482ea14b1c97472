// Trees of hashes, against the vectors of Certificate Transparency's reference implementation.
import { describe, expect, it } from 'vitest'
import { merkleTree, readPath, rootFrom, writePath } from '../../../src/server/lib/merkle.ts'

const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  (hex) => Buffer.from(hex, 'hex'),
)

/** Of the first leaf, the first two, and so on. */
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

describe('a tree of hashes', () => {
  it.each(roots.map((root, i) => [i + 1, root]))('over %i leaves has the root of RFC 6962', (count, root) => {
    expect(merkleTree(leaves.slice(0, Number(count))).root.toString('hex')).toBe(root)
  })

  it('has a path from each leaf to its root, and from no other', () => {
    for (let count = 1; count <= leaves.length; count++) {
      const own = leaves.slice(0, count)
      const tree = merkleTree(own)
      for (const [place, leaf] of own.entries()) {
        const path = readPath(writePath(tree.pathOf(place)))
        expect(path && rootFrom(leaf, path).equals(tree.root), `leaf ${place} of ${count}`).toBe(true)
        expect(path && rootFrom(Buffer.from('other'), path).equals(tree.root)).toBe(false)
      }
    }
  })

  it('cannot be made of nothing', () => {
    expect(() => merkleTree([])).toThrow(/at least one/)
  })

  it.each(['X', 'L12', `L${'0'.repeat(64)}  R${'0'.repeat(64)}`, `l${'0'.repeat(64)}`])(
    'reads no path in %s',
    (text) => {
      expect(readPath(text)).toBeNull()
    },
  )
})
