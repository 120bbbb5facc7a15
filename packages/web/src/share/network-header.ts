/** The header in which `npm start -- --host` names the address of this computer on the local network. */
export const NETWORK_HEADER = 'Fray-Network';
