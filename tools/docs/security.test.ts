// docs/security.md against the standard and the tree: every requirement of levels 1 and 2 once, and no file that is not there.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { text } from '../tidy/sources.ts';

const documento = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

/** Section of ASVS 5.0.0 → how many of its requirements are of level 1 or 2: in every section they come first. */
const SECCIONES: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

/** The rows of the table: from one id to another, its level, and how it stands. */
const filas = [
  ...documento.matchAll(/^\| (\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))? \| ([123]) \| [^|]+ \| ([^|]+) \|/gm),
].map(([, seccion = '', desde = '', hasta = desde, nivel, estado]) => ({
  ids: Array.from({ length: Number(hasta) - Number(desde) + 1 }, (_, n) => `${seccion}.${Number(desde) + n}`),
  nivel,
  estado: (estado ?? '').trim(),
}));

it('cada requisito de los niveles 1 y 2 está una vez, y ninguno que no exista', () => {
  const esperados = Object.entries(SECCIONES).flatMap(([seccion, cuantos]) =>
    Array.from({ length: cuantos }, (_, n) => `${seccion}.${n + 1}`),
  );
  expect(esperados).toHaveLength(253);
  const dichos = filas.filter(({ nivel }) => nivel !== '3').flatMap(({ ids }) => ids);
  expect(dichos.toSorted()).toEqual(esperados.toSorted());
});

it('cada uno dice cómo está, y lo que no se cumple se explica', () => {
  const estados = ['met', 'partly', 'no', 'house', 'n/a'];
  expect(filas.filter(({ estado }) => !estados.includes(estado))).toEqual([]);
  const [, faltas = ''] = documento.split('## What is not met');
  const sinExplicar = filas
    .filter(({ estado }) => estado === 'partly' || estado === 'no')
    .flatMap(({ ids }) => ids)
    .filter((id) => !new RegExp(`(^|[ |,])${id.replaceAll('.', '\\.')}([ |,]|$)`, 'm').test(faltas));
  expect(sinExplicar).toEqual([]);
});

const RAICES = ['', 'apps/server/src/', 'docs/'];

it('los archivos que nombra existen', () => {
  const nombrados = [...documento.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\.(?:ts|tsx|mjs|md|json|sql))`/g)].map(
    ([, ruta = '']) => ruta,
  );
  expect(nombrados.length).toBeGreaterThan(50);
  const tracked = [...text.keys()];
  expect(nombrados.filter((ruta) => !RAICES.some((raiz) => tracked.includes(`${raiz}${ruta}`)))).toEqual([]);
});
