// The colour of what is left of a budget: little is red, less than most is amber.
import type { Tone } from '#demo/charts/tones.ts';

const LITTLE = 30;
const MOST = 80;

export const levelOf = (percentLeft: number): Tone =>
  percentLeft < LITTLE ? 'rose' : percentLeft < MOST ? 'amber' : 'teal';
