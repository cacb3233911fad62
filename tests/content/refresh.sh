#!/bin/sh
# Copies the default content, its pictures and its colours to tests/content/wren, which the tests run on, but for the
# translations, which are the product's; and lets tests/content/lisbon choose Portuguese for each area of words.
set -eu
cd "$(dirname "$0")/../.."
rm -rf tests/content/wren
mkdir -p tests/content/wren
cp -R src/content/. tests/content/wren/
for language in tests/content/wren/words/*/; do rm -rf "$language"; done
cp -R public/artwork tests/content/wren/artwork
cp src/styles/tokens.css tests/content/wren/tokens.css
for file in tests/content/wren/words/*.ts; do
  area=$(basename "$file")
  language=pt
  [ -f "src/content/words/pt/$area" ] || language=en # not translated yet
  sed "s#words/en/#words/$language/#" "$file" > "tests/content/lisbon/words/$area"
done
npm run --silent record-demo # so that setup knows the demo again
