// Who a mail is from and for: «Name <address>», or the address alone.

/** Whose mailbox it is. The screen says it in the person's language. */
export const ME = 'me <yo@cuadra.example>';

export const partiesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((party) => party.trim())
    .filter((party) => party !== '');

export const nameOf = (party: string): string => party.split(' <')[0] ?? party;

export const addressOf = (party: string): string => (/<([^<>]*)>\s*$/.exec(party)?.[1] ?? party).trim();

export const isMe = (party: string): boolean => addressOf(party).toLowerCase() === addressOf(ME);

export const isWhole = (party: string): boolean =>
  /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/u.test(addressOf(party));
