// Finds labels by what is typed of them, whatever the capitals.
import type { Label } from '@cuadra/demo-api/scrumboard/calls';

export const matching = (labels: readonly Label[], text: string): Label[] =>
  labels.filter(({ title }) => plain(title).includes(plain(text)));

export const isSameTitle = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => text.trim().toLocaleLowerCase();
