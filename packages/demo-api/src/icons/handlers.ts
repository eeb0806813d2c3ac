import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import { type IconSet, type IconSetName, iconSets, iconsOf } from './calls.ts';
import { drawingsOf } from './drawings.ts';

export const iconHandlers = (): HttpHandler[] =>
  iconSets.map((set) =>
    answer(iconsOf(set), async () => ({ ...ABOUT[set], list: Object.keys(await drawingsOf(set)) })),
  );

const GRID = 'icon-size-6';

const ABOUT: Readonly<Record<IconSetName, Omit<IconSet, 'list'>>> = {
  feather: { namespace: 'feather', name: 'Feather', grid: GRID },
  'heroicons-outline': { namespace: 'heroicons_outline', name: 'Heroicons Outline', grid: GRID },
  'heroicons-solid': { namespace: 'heroicons_solid', name: 'Heroicons Solid', grid: GRID },
  'heroicons-mini': { namespace: 'heroicons_mini', name: 'Heroicons Mini', grid: 'icon-size-5' },
  'material-solid': { namespace: 'mat_solid', name: 'Material Solid', grid: GRID },
  'material-outline': { namespace: 'mat_outline', name: 'Material Outline', grid: GRID },
  'material-twotone': { namespace: '', name: 'Material Twotone', grid: GRID },
};
