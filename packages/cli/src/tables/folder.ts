import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where programs keep what belongs to one user, as each system has it. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'fray');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'fray');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'fray');
}
