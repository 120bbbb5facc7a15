import { expect, it } from 'vitest';
import { makeRecord, readRecord } from './record.ts';

it('every combat of the behavior record is played as it was written down', async () => {
  expect(await makeRecord()).toEqual(readRecord());
});
