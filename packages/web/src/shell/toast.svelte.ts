/** One short message at a time, with at most one thing to do about it. */
interface Message {
  /** A function if the next page may be in another language. */
  text: string | (() => string);
  act?: { label: string; run: () => void };
  bad?: boolean;
}
class Toasts {
  message: Message | undefined = $state.raw(undefined);
}
export const toasts = new Toasts();
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(message: Message): void {
  clearTimeout(timer);
  toasts.message = message;
  timer = setTimeout(
    () => {
      toasts.message = undefined;
    },
    message.bad || message.act ? 12_000 : 4000,
  );
}
export const clearToast = (): void => {
  toasts.message = undefined;
};
