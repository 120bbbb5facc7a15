import { writeSync } from 'node:fs';
import { DISK, type Disk, writeWhole } from '../write-whole.ts';

/** Writes a file, says so at one point of it and stands still there, until somebody ends the process. */
const [path = '', text = '', point = ''] = process.argv.slice(2);
const hold = () => {
  writeSync(1, 'here\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};
const HALF = 2;

const HELD: Record<string, Partial<Disk>> = {
  before: {
    create: (name, mode) => {
      const file = DISK.create(name, mode);
      hold();
      return file;
    },
  },
  midway: {
    write: (file, bytes) => {
      DISK.write(file, bytes.subarray(0, bytes.length / HALF));
      hold();
      return bytes.length;
    },
  },
  after: {
    rename: (from, to) => {
      DISK.rename(from, to);
      hold();
    },
  },
};
writeWhole(path, text, { ...DISK, ...HELD[point] });
