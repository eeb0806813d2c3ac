// The icon sets: what each is called, how its icons are named in the code, and which there are.
import { call } from '../call.ts';

export interface IconSet {
  /** What goes before the name of an icon; none in the two-tone set. */
  readonly namespace: string;
  readonly name: string;
  /** The class of the size at which they are shown. */
  readonly grid: string;
  readonly list: readonly string[];
}

export const iconSets = [
  'feather',
  'heroicons-outline',
  'heroicons-solid',
  'heroicons-mini',
  'material-solid',
  'material-outline',
  'material-twotone',
] as const;

export type IconSetName = (typeof iconSets)[number];

export const iconsOf = (set: IconSetName) => call<{ response: IconSet }>('GET', `/api/ui/icons/${set}`);
