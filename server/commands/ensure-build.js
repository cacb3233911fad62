/** Runs before `npm start`: makes the build when there is none. Plain JavaScript, since it comes before any build. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const built = ['dist/client/index.html', 'dist/server/index.js'].every((file) =>
  existsSync(join(root, file)),
);

if (!built) {
  console.log('No build yet: making one, which takes a moment.');
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: true });
  process.exit(status ?? 1);
}
