import { newId } from './db.ts';

/** Only one tab plays a combat; the others watch until somebody takes over there. */
export interface Owner {
  /** Whether this tab may play. */
  mine: Promise<boolean>;
  takeOver(): void;
  /** This tab has saved: those who watch may look. */
  tell(): void;
  close(): void;
}

export interface OwnerNews {
  /** Another tab took over. */
  lost(): void;
  /** The tab that plays has saved. */
  moved(): void;
}

interface Word {
  id: string;
  tab: string;
  say: 'who' | 'mine' | 'take' | 'moved';
}

/** How long a tab waits for another one to speak up. */
const PATIENCE = 250;
const TAB = newId();

/** By Web Locks; where the page came over plain http there are none, and the tabs talk to each other instead. */
export function ownCombat(id: string, news: OwnerNews): Owner {
  const channel = new BroadcastChannel('fray-combats');
  let closed = false;
  // The last save of a page that is being left may come back after the channel is gone.
  const say = (word: Word['say']) => closed || channel.postMessage({ id, tab: TAB, say: word } satisfies Word);
  const hold = navigator.locks ? byLocks(id, news) : byTalk(say, news);
  channel.onmessage = (event: MessageEvent<Word>) => {
    if (event.data.id !== id || event.data.tab === TAB) return;
    if (event.data.say === 'moved') news.moved();
    else hold.hear?.(event.data.say);
  };
  return {
    mine: hold.ask(),
    takeOver: () => hold.take(),
    tell: () => say('moved'),
    close() {
      hold.release();
      closed = true;
      channel.close();
    },
  };
}

interface Hold {
  ask(): Promise<boolean>;
  take(): void;
  release(): void;
  hear?(word: Word['say']): void;
}

function byLocks(id: string, news: OwnerNews): Hold {
  let release: () => void = () => undefined;
  const name = `fray-combat-${id}`;
  const held = () =>
    new Promise<void>((done) => {
      release = done;
    });
  const request = (options: LockOptions, got: (mine: boolean) => void) => {
    navigator.locks
      .request(name, options, (lock) => {
        got(lock !== null);
        return lock ? held() : undefined;
      })
      .catch(() => news.lost());
  };
  return {
    ask: () => new Promise((done) => request({ ifAvailable: true }, done)),
    take: () => request({ steal: true }, () => undefined),
    release: () => release(),
  };
}

function byTalk(say: (word: Word['say']) => unknown, news: OwnerNews): Hold {
  let mine = false;
  let finish: (mine: boolean) => void = () => undefined;
  return {
    ask() {
      return new Promise((done) => {
        finish = (answer) => {
          mine = answer;
          finish = () => undefined;
          done(answer);
        };
        say('who');
        setTimeout(() => finish(true), PATIENCE);
      });
    },
    take() {
      mine = true;
      say('take');
    },
    release() {
      mine = false;
    },
    hear(word) {
      if (word === 'who' && mine) say('mine');
      if (word === 'mine') finish(false);
      if (word === 'take' && mine) {
        mine = false;
        news.lost();
      }
    },
  };
}
