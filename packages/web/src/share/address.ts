/** The header in which a server on the local network names its address there. */
const NETWORK_HEADER = 'Fray-Network';

const isThisComputer = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The address of this page for other devices. */
export interface PublicAddress {
  url: string;
  /** No other device can open it. */
  onlyHere: boolean;
}

/** The page as others open it: on 127.0.0.1 the server knows the address on the local network, if it serves that too. */
export async function publicAddress(): Promise<PublicAddress> {
  const [url = ''] = location.href.split('#');
  if (!isThisComputer(location.hostname)) return { url, onlyHere: false };
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  const network = answer?.headers.get(NETWORK_HEADER);
  return network ? { url: network, onlyHere: false } : { url, onlyHere: true };
}
