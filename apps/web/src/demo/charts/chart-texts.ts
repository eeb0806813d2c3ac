// What a chart says to who does not see it, and the words that the dashboards share.
import type { Like } from '#demo/frame/texts.ts';

const es = {
  line: (name: string, first: string, last: string, least: string, most: string) =>
    `${name}: de ${first} a ${last}; el menor, ${least}; el mayor, ${most}.`,
  part: (name: string, value: string) => `${name}: ${value}`,
  noData: 'Sin datos.',
  walk: (name: string) => `${name}, punto por punto`,
  up: 'Subió',
  down: 'Bajó',
  same: 'Sin cambio',
};

const en: Like<typeof es> = {
  line: (name, first, last, least, most) =>
    `${name}: from ${first} to ${last}; lowest, ${least}; highest, ${most}.`,
  part: (name, value) => `${name}: ${value}`,
  noData: 'No data.',
  walk: (name) => `${name}, point by point`,
  up: 'Up',
  down: 'Down',
  same: 'No change',
};

const tr: Like<typeof es> = {
  line: (name, first, last, least, most) =>
    `${name}: ${first} ile ${last} arası; en düşük ${least}; en yüksek ${most}.`,
  part: (name, value) => `${name}: ${value}`,
  noData: 'Veri yok.',
  walk: (name) => `${name}, nokta nokta`,
  up: 'Arttı',
  down: 'Azaldı',
  same: 'Değişmedi',
};

export const chartTexts = { es, en, tr };
