import { expect, it } from 'vitest';
import { Meter } from './meter.ts';

it('gives counts by label and times as a histogram, and nothing of a table or a person', () => {
  const meter = new Meter();
  meter.count('refusals', 'code="not-yours"');
  meter.count('refusals', 'code="not-yours"');
  meter.count('rows', '', 3);
  for (const milliseconds of [0.5, 4, 3000]) meter.time('append', milliseconds);
  expect(meter.text({ tables: 2 })).toBe(
    [
      'fray_tables 2',
      'fray_refusals{code="not-yours"} 2',
      'fray_rows 3',
      '# TYPE fray_append_seconds histogram',
      ...['0.001"} 1', '0.005"} 2', '0.02"} 2', '0.1"} 2', '0.5"} 2', '2"} 2', '+Inf"} 3'].map(
        (bound) => `fray_append_seconds_bucket{le="${bound}`,
      ),
      'fray_append_seconds_sum 3.0045',
      'fray_append_seconds_count 3',
      '',
    ].join('\n'),
  );
});
