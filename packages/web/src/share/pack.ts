import { LARGEST_PACKED, LARGEST_UNPACKED } from './limits.ts';

/** Text, deflated and written with letters that a link may carry; and back. */

export type Unpacked =
  | { ok: true; text: string }
  | { ok: false; code: 'link-too-long' | 'link-too-large' | 'link-damaged' };

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const pipe = (
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(by);

export async function pack(text: string): Promise<string> {
  const packed = pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Stops where it becomes too much: what is beyond is never unpacked. */
export async function unpack(packed: string): Promise<Unpacked> {
  if (packed.length > LARGEST_PACKED) return { ok: false, code: 'link-too-long' };
  try {
    const reader = pipe(fromBase64Url(packed), new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LARGEST_UNPACKED) {
        await reader.cancel();
        return { ok: false, code: 'link-too-large' };
      }
      parts.push(part.value as Uint8Array<ArrayBuffer>);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
    return { ok: true, text };
  } catch {
    return { ok: false, code: 'link-damaged' };
  }
}
