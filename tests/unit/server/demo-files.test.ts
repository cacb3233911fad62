// @vitest-environment node
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { demoPostsIn } from '#server/setup/demo-files.ts';

const DEMO = join(projectRoot, 'tests/content/wren');

describe('the demo’s posts among those of a content', () => {
  it('are all of the demo itself, and none of another site', () => {
    expect(demoPostsIn(DEMO)).toEqual(readdirSync(join(DEMO, 'posts')).sort());
    expect(demoPostsIn(join(projectRoot, 'tests/content/lisbon'))).toEqual([]);
  });

  it('are neither those that were changed, nor those that somebody wrote', () => {
    const content = mkdtempSync(join(tmpdir(), 'shingle-content-'));
    onTestFinished(() => rmSync(content, { recursive: true }));
    const [kept = '', changed = ''] = readdirSync(join(DEMO, 'posts'));
    mkdirSync(join(content, 'posts'));
    for (const name of [kept, changed]) cpSync(join(DEMO, 'posts', name), join(content, 'posts', name));
    appendFileSync(join(content, 'posts', changed), 'Mine.\n');
    writeFileSync(join(content, 'posts/mine.md'), '---\ntitle: Mine\n---\n');
    expect(demoPostsIn(content)).toEqual([kept]);
  });
});
