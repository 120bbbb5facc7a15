import { makeRoute, parseRoute, type Route } from './route.ts';

class Place {
  current: Route = $state.raw(parseRoute(location.hash));
}
const place = new Place();

export const here = (): Route => place.current;
export const go = (route: Route): void => {
  location.hash = makeRoute(route);
};
/** The same place in history: for a link that has been opened, or a preset that has become a combat. */
export function replace(route: Route): void {
  history.replaceState(null, '', makeRoute(route));
  place.current = route;
}
export function watchRoute(): void {
  addEventListener('hashchange', () => {
    place.current = parseRoute(location.hash);
    scrollTo(0, 0);
  });
}
