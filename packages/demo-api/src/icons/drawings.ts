/// <reference path="./icon-sets.d.ts" />
// The icons of a set, each by its name: the inside of an SVG. Every set is a file of its own, made at build time of the
// package that publishes it (apps/web/build/icon-sets.ts), and comes when it is asked for.
import type { IconSetName } from './calls.ts';

type Drawings = Readonly<Record<string, string>>;

export const drawingsOf = async (set: IconSetName): Promise<Drawings> => (await FILES[set]()).default;

const FILES = {
  feather: () => import('virtual:icon-set/feather'),
  'heroicons-outline': () => import('virtual:icon-set/heroicons-outline'),
  'heroicons-solid': () => import('virtual:icon-set/heroicons-solid'),
  'heroicons-mini': () => import('virtual:icon-set/heroicons-mini'),
  'material-solid': () => import('virtual:icon-set/material-solid'),
  'material-outline': () => import('virtual:icon-set/material-outline'),
  'material-twotone': () => import('virtual:icon-set/material-twotone'),
};
