#!/bin/sh
# Copies the default content to tests/content/wren, which the tests run on. Translations are the product's: they stay.
set -eu
cd "$(dirname "$0")/../.."
rm -rf tests/content/wren
mkdir -p tests/content/wren
cp -R src/content/. tests/content/wren/
for language in tests/content/wren/words/*/; do rm -rf "$language"; done
cp -R public/artwork tests/content/wren/artwork
npm run --silent record-demo # `npm run setup` knows the demo by it
