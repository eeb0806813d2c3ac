// How what a screen says is written in the address bar, and read from it.
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

export const parseSearch = parseSearchWith(JSON.parse);

/** A text that reads as JSON goes in quotes, to come back as a text. Not so a code: every field admits it as a number. */
export const stringifySearch = stringifySearchWith(JSON.stringify, (text) => {
  if (CODE.test(text)) throw new Error('A code is written as it is');
  return JSON.parse(text);
});

const CODE = /^[1-9]\d{0,9}$/;
