// Lets Node run the TypeScript sources, in the command and in its workers, with any tsconfig.json in the current folder.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
