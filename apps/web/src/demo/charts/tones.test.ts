import { expect, it } from 'vitest';
import { contrast } from '#ui/theme/contrast.ts';
import { darkSurfaces, lightSurfaces, NAVIGATION } from '#ui/theme/surfaces.ts';
import { tones } from './tones.ts';

it.each(Object.entries(tones))(
  '%s se distingue de la tarjeta en ambos esquemas (3:1)',
  (_, [light, dark]) => {
    expect(contrast(light, lightSurfaces.tarjeta)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, darkSurfaces.tarjeta)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, NAVIGATION)).toBeGreaterThanOrEqual(3);
  },
);
