import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { expect, it } from 'vitest';
import en from '../../../public/i18n/en.json';
import tr from '../../../public/i18n/tr.json';
import { type Translated, withTranslatedTitles } from './navigation-titles.ts';

const entrada = (id: string, title: string): EntradaDeNavegacion => ({ id, title, type: 'basic' });
const menu: EntradaDeNavegacion[] = [
  entrada('inicio', 'Inicio'),
  {
    id: 'dashboards',
    title: 'Dashboards',
    type: 'group',
    children: [entrada('dashboards.project', 'Project'), entrada('dashboards.analytics', 'Analytics')],
  },
];
const enIngles = textosDe(en);
const enTurco = textosDe(tr);

function textosDe({ dashboards }: typeof en): (id: Translated) => string {
  return (id) => (id === 'dashboards.project' ? dashboards.project : dashboards.analytics);
}

const titulos = (entradas: readonly EntradaDeNavegacion[]): string[] =>
  entradas.flatMap(({ title, children = [] }) => [title, ...titulos(children)]);

it('solo los dos tableros siguen al idioma, a cualquier profundidad', () => {
  expect(titulos(withTranslatedTitles(menu, enIngles))).toEqual([
    'Inicio',
    'Dashboards',
    'Project',
    'Analytics',
  ]);
  expect(titulos(withTranslatedTitles(menu, enTurco))).toEqual(['Inicio', 'Dashboards', 'Proje', 'Analitik']);
});

it('lo demás de cada entrada queda como vino', () => {
  const conIcono = { ...entrada('dashboards.project', 'Project'), icon: 'x', badge: { title: '3' } };
  expect(withTranslatedTitles([conIcono], enTurco)).toEqual([{ ...conIcono, title: 'Proje' }]);
});
