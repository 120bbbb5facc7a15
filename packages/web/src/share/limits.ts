/** How large a thing from outside may be, in docs/protocol.md. */

/** A link is read from an address: longer ones come from no Fray. In letters. */
export const LARGEST_PACKED = 64_000;
/** What may come out of a link at most: a small one could unpack to more than a machine holds. In bytes. */
export const LARGEST_UNPACKED = 1_000_000;
/** Of a file with many combats, in bytes; each of them has the limit of a save. */
export const LARGEST_FILE = 64 * 1024 * 1024;
export const MOST_COMBATS = 1000;
/** The name of a combat, in letters; longer ones are cut: they stand in a bar and in a list. */
export const LONGEST_COMBAT_NAME = 80;
