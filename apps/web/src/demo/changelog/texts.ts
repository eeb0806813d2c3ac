import type { Like } from '#demo/frame/texts.ts';

const es = {
  title: 'Cambios de Cuadra',
  purpose: 'Lo que cambia para quien lo usa, lo instala o lo integra. Se escribe en inglés.',
};

const en: Like<typeof es> = {
  title: 'Changes of Cuadra',
  purpose: 'What changes for whoever uses, deploys or integrates it.',
};

const tr: Like<typeof es> = {
  title: 'Cuadra’daki değişiklikler',
  purpose: 'Kullanan, kuran ve entegre edenler için neler değişti. İngilizce yazılır.',
};

export const changelogTexts = { es, en, tr };
