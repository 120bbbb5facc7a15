import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project as it stands, with the installed packages of the original: faults are planted there and nowhere else. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'fray-mutate-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  mkdirSync(join(copy, 'node_modules/@fray'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@fray') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  // Links to our own packages must lead to the copies.
  for (const name of readdirSync(join(root, 'node_modules/@fray')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@fray', name));
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own) && lstatSync(own).isDirectory()) symlinkSync(own, join(copy, 'packages', name, 'node_modules'));
  }
  return copy;
}
