/** Pages by hash, so that the site is plain files under any path and a link keeps its contents off every server. */
export type Route =
  | { page: 'home' }
  | { page: 'combats' }
  | { page: 'settings' }
  | { page: 'setup'; game: string }
  | { page: 'quick'; game: string; preset: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'odds'; game: string; load?: string }
  | { page: 'rules'; game: string; step?: string }
  | { page: 'open'; load: string }
  | { page: 'join'; code?: string }
  | { page: 'shared'; code: string }
  | { page: 'display'; code: string };

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export function parseRoute(hash: string): Route {
  const [page = '', one = '', two = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (page === 'settings' || page === 'combats') return { page };
  if (page === 'new' && one) return two ? { page: 'quick', game: one, preset: two } : { page: 'setup', game: one };
  if (page === 'table' && one) return { page, id: one };
  if (page === 'replay' && one) return { page, id: one };
  if (page === 'odds' && one) return two ? { page, game: one, load: two } : { page, game: one };
  if (page === 'rules' && one) return two ? { page, game: one, step: two } : { page, game: one };
  if (page === 'join') return one ? { page, code: one } : { page };
  if ((page === 'shared' || page === 'display') && one) return { page, code: one };
  if (page === 'open' && one) return { page, load: one };
  return { page: 'home' };
}

export function makeRoute(route: Route): string {
  const path = (...parts: (string | undefined)[]) =>
    `#/${parts
      .filter((part) => part !== undefined)
      .map((part) => encodeURIComponent(part as string))
      .join('/')}`;
  switch (route.page) {
    case 'home':
      return '#/';
    case 'combats':
    case 'settings':
      return path(route.page);
    case 'setup':
      return path('new', route.game);
    case 'quick':
      return path('new', route.game, route.preset);
    case 'table':
    case 'replay':
      return path(route.page, route.id);
    case 'odds':
      return path('odds', route.game, route.load);
    case 'rules':
      return path('rules', route.game, route.step);
    case 'open':
      return path('open', route.load);
    case 'join':
    case 'shared':
    case 'display':
      return path(route.page, route.code);
  }
}

/** What a page is about: another key is another page. What an open page can still change (odds, the step of the rules) is not in it. */
export const pageKey = (route: Route): string =>
  makeRoute(route.page === 'odds' || route.page === 'rules' ? { page: route.page, game: route.game } : route);
