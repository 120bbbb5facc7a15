import { go } from '../route.svelte.ts';
import { opening, tellNotOpened } from '../share/opening.ts';
import { clearToast, toast } from '../shell/toast.svelte.ts';
import { paged } from '../text/paged.ts';
import { words } from '../text/words.svelte.ts';
import { keepRecord } from './combats.ts';

/** Checks a file off the screen's thread. Nothing if somebody had enough of waiting. */
async function checkFile(file: File) {
  const name = file.name.replace(/(\.fray)?\.json$/, '');
  const { answer, stop } = opening<'file'>({ from: 'file', file, name });
  const enough = new Promise<undefined>((done) => {
    const run = () => {
      stop();
      done(undefined);
    };
    toast({ text: paged.t.opening, act: { label: words.t.cancel, run } });
  });
  const answers = await Promise.race([answer, enough]);
  if (answers) clearToast();
  return answers && (Array.isArray(answers) ? answers : [answers]);
}

/** Opens files one after the other; a broken one gets its sentence and changes nothing. */
export async function importFiles(files: readonly File[]): Promise<void> {
  const ids: string[] = [];
  for (const file of files) {
    const answers = await checkFile(file);
    if (!answers) return;
    for (const answer of answers) {
      if (!answer.ok) {
        tellNotOpened(answer, 'file');
        continue;
      }
      try {
        ids.push(await keepRecord(answer.record));
      } catch {
        return toast({ text: words.t.notStored, bad: true });
      }
    }
  }
  const [only] = ids;
  if (ids.length === 1 && only) go({ page: 'table', id: only });
  else if (ids.length) toast({ text: paged.t.imported(ids.length) });
}
