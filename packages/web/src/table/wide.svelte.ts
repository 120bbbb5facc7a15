/** Whether sides lie next to each other: the layout's own breakpoint, for what CSS alone cannot decide. */
const query = matchMedia('(min-width: 900px)');
class Width {
  wide: boolean = $state(query.matches);
}
export const width = new Width();
query.addEventListener('change', () => {
  width.wide = query.matches;
});
