// The colours of a chart, each for the light and for the dark scheme. The first is the theme's own.
import type { CSSProperties } from 'react';

export type Tone = keyof typeof tones | 'main';

export const tones = {
  blue: ['#1d6fd8', '#60a5fa'],
  amber: ['#b45309', '#fbbf24'],
  teal: ['#0f766e', '#2dd4bf'],
  rose: ['#be123c', '#fb7185'],
  violet: ['#7c3aed', '#a78bfa'],
  slate: ['#64748b', '#94a3b8'],
} as const;

/** One after another, for what has no colour of its own. */
export const toneAt = (index: number): Tone => ORDER[index % ORDER.length] ?? 'blue';

const ORDER: readonly Tone[] = ['blue', 'amber', 'teal', 'violet', 'rose', 'slate'];

type ToneStyle = CSSProperties & { readonly '--tone-light': string; readonly '--tone-dark': string };

/** With the class `tone` of tones.module.css. */
export function toneStyle(tone: Tone): ToneStyle {
  const [light, dark] = tone === 'main' ? MAIN : tones[tone];
  return { '--tone-light': light, '--tone-dark': dark };
}

const MAIN = ['var(--cuadra-primario-texto)', 'var(--cuadra-primario-texto)'] as const;
