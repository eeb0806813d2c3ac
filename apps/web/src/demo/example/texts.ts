import type { Like } from '#demo/frame/texts.ts';

const es = {
  title: 'Example',
  purpose: 'Una página vacía, para probar los menús.',
  text: 'Las aplicaciones de muestra están en el grupo del final del menú.',
};

const en: Like<typeof es> = {
  title: 'Example',
  purpose: 'An empty page, to try the menus with.',
  text: 'The sample applications are in the last group of the menu.',
};

const tr: Like<typeof es> = {
  title: 'Example',
  purpose: 'Menüleri denemek için boş bir sayfa.',
  text: 'Örnek uygulamalar menünün son grubundadır.',
};

export const exampleTexts = { es, en, tr };
