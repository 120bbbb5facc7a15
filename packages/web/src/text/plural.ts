export const countNoun = (count: number, one: string, many: string, language = 'en'): string =>
  `${count.toLocaleString(language)} ${count === 1 ? one : many}`;
