// The page of the static demo: the same one, with the entrance that needs no server and the sample applications offered.
import type { Plugin } from 'vite';

export function aloneEntrance(): Plugin {
  return {
    name: 'cuadra:alone-entrance',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('/src/main.tsx', '/src/main-alone.ts').replace('__APPS_DE_MUESTRA__', 'si'),
    },
  };
}
