// Lets Node run the TypeScript sources, in the command and in its workers, whatever tsconfig.json the folder holds.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
