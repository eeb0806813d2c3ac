import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { ask } from '../testing/ask.ts';
import { type IconSetName, iconSets, iconsOf } from './calls.ts';
import { drawingsOf } from './drawings.ts';
import { iconHandlers } from './handlers.ts';

/** The names that the package publishes and has not withdrawn, to be counted apart from the build. */
function published(from: string): string[] {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${from}/icons.json`);
  const icons: Record<string, { readonly hidden?: true }> = JSON.parse(readFileSync(file, 'utf8')).icons;
  return Object.keys(icons).filter((name) => icons[name]?.hidden !== true);
}

describe('los siete juegos de iconos', () => {
  const said = async (set: IconSetName) => (await ask(iconHandlers(), iconsOf(set), {})).body;

  it('cada uno dice su espacio de nombres, su nombre y su tamaño: 6, y 5 el de heroicons-mini', async () => {
    const sets = await Promise.all(iconSets.map(said));
    expect(sets.map(({ namespace, name, grid }) => [namespace, name, grid])).toEqual([
      ['feather', 'Feather', 'icon-size-6'],
      ['heroicons_outline', 'Heroicons Outline', 'icon-size-6'],
      ['heroicons_solid', 'Heroicons Solid', 'icon-size-6'],
      ['heroicons_mini', 'Heroicons Mini', 'icon-size-5'],
      ['mat_solid', 'Material Solid', 'icon-size-6'],
      ['mat_outline', 'Material Outline', 'icon-size-6'],
      ['', 'Material Twotone', 'icon-size-6'],
    ]);
  });

  it('sus listas son las de los paquetes', async () => {
    const heroicons = published('heroicons');
    const material = published('ic');
    const parts: Readonly<Record<IconSetName, number>> = {
      feather: published('feather').length,
      'heroicons-outline': heroicons.filter((name) => !name.endsWith('-solid')).length,
      'heroicons-solid': heroicons.filter((name) => /(?<!-16|-20)-solid$/.test(name)).length,
      'heroicons-mini': heroicons.filter((name) => name.endsWith('-20-solid')).length,
      'material-solid': material.filter((name) => name.startsWith('baseline-')).length,
      'material-outline': material.filter((name) => name.startsWith('outline-')).length,
      'material-twotone': material.filter((name) => name.startsWith('twotone-')).length,
    };
    for (const set of iconSets) {
      const { list } = await said(set);
      expect([set, new Set(list).size]).toEqual([set, parts[set]]);
    }
    expect((await said('heroicons-mini')).list).toContain('academic-cap');
    expect((await said('material-twotone')).list).toContain('account-balance');
  });

  it('y cada nombre tiene su dibujo', async () => {
    const drawings = Object.values(await drawingsOf('material-twotone'));
    expect(drawings.filter((inside) => !inside.startsWith('<'))).toEqual([]);
  });

  it('otro juego no lo responde nadie', async () => {
    await expect(ask(iconHandlers(), call('GET', '/api/ui/icons/otro'), {})).rejects.toThrow();
  });
});
