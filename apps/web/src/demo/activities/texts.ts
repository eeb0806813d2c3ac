import type { Like } from '#demo/frame/texts.ts';

const es = {
  title: 'Actividades',
  purpose: 'Lo que ha ocurrido últimamente, de lo más reciente a lo más antiguo.',
  today: 'Hoy',
  yesterday: 'Ayer',
  none: 'Aún no hay actividades',
  noneText: 'Aparecerán aquí conforme ocurran.',
};

const en: Like<typeof es> = {
  title: 'Activities',
  purpose: 'What has happened lately, newest first.',
  today: 'Today',
  yesterday: 'Yesterday',
  none: 'There are no activities yet',
  noneText: 'They will appear here as they happen.',
};

const tr: Like<typeof es> = {
  title: 'Etkinlikler',
  purpose: 'Son olanlar, en yeniden eskiye.',
  today: 'Bugün',
  yesterday: 'Dün',
  none: 'Henüz etkinlik yok',
  noneText: 'Oldukça burada görünecekler.',
};

export const activitiesTexts = { es, en, tr };
