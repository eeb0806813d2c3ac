// Tells the browser of the text's font before it has read the stylesheet that names it.
import type { Plugin } from 'vite';

export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'cuadra:preload-font',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => name.test(file));
      if (font === undefined) throw new Error(`La fuente ${name} no está en el paquete.`);
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  };
}
