// The menu of the demo without a server, and the search over its pages. The sample contacts and tasks that a search finds are
// asked for by the shell itself, here as with a server.
import { buscar } from '@cuadra/contract/escritorio/busqueda';
import { type EntradaDeNavegacion, verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { ejemplo, muestra } from '@cuadra/contract/escritorio/navegacion-de-muestra';
import type { HttpHandler } from 'msw';
import type { Serve } from './serve.ts';

export const menuHandlers = (serve: Serve): HttpHandler[] => [
  serve(verNavegacion, () => ({
    compact: [home, game, ejemplo, muestra('aside')],
    default: [home, game, muestra('collapsable')],
    futuristic: [home, game, ejemplo, muestra('aside')],
    horizontal: [home, game, ejemplo, muestra('group')],
  })),
  serve(buscar, ({ body: { query } }) => {
    const results = pages.filter(({ title }) => plain(title).includes(plain(query))).map(asFound);
    return query.trim() === '' || results.length === 0
      ? []
      : [{ id: 'pages' as const, label: 'Páginas', results }];
  }),
];

const entry = (id: string, title: string, icon: string, link: string): EntradaDeNavegacion => ({
  id,
  title,
  type: 'basic',
  icon: `heroicons_outline:${icon}`,
  link,
});

const home = entry('inicio', 'Inicio', 'home', '/welcome');
const game = entry('juego', 'Juego', 'star', '/game');

const leaves = (one: EntradaDeNavegacion): EntradaDeNavegacion[] =>
  one.children === undefined ? [one] : one.children.flatMap(leaves);

const pages = [home, game, ejemplo, muestra('group')].flatMap(leaves);

const asFound = ({ title, link = '/', icon = '' }: EntradaDeNavegacion) => ({
  link,
  icon,
  title,
  value: title,
});

/** Without accents nor capitals. */
const plain = (text: string): string => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
