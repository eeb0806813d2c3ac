// The matrix of effects, looked at whole: whatever changes something is in it; what takes another person says so in the contract; and every
// row of it is tried: what the policy judges, by a file that walks it in the same five ways (efectos-de-….test.ts); what is reviewed or has
// two people of its own, by the file that is named for it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { allEndpoints, namedEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { definicionDe, esOperacion, operaciones } from '@cuadra/core/control/operaciones';
import { describe, expect, test } from 'vitest';
import { conDosPropias, conPolitica, conRevision, dondeSeContabiliza } from './testing/matriz-de-efectos.ts';
import { quienPruebaLaRevision, quienPruebaLasDosPropias, quienRecorre } from './testing/quien-recorre.ts';
import { sinEfecto } from './testing/sin-efecto.ts';

const RAIZ = join(import.meta.dirname, '..');
const filas = [conPolitica, conRevision, conDosPropias].flatMap((parte) => Object.entries(parte));

describe('la matriz dice todo lo que cambia algo, y nada más', () => {
  const dichos = [...filas.map(([endpoint]) => endpoint), ...Object.values(sinEfecto).flat()];

  test('cada endpoint que no solo lee tiene su fila, y una sola', async () => {
    const cambian = (await allEndpoints())
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    expect(cambian.filter((uno) => !dichos.includes(uno))).toEqual([]);
    expect(dichos.filter((uno) => !cambian.includes(uno))).toEqual([]);
    expect(dichos.filter((uno, lugar) => dichos.indexOf(uno) !== lugar)).toEqual([]);
  });

  test('lo que otra persona consiente es lo que el contrato dice que puede consentirse', async () => {
    const autorizables = (await allEndpoints())
      .filter(({ autorizable }) => autorizable)
      .map(({ method, path }) => `${method} ${path}`);
    expect(autorizables.toSorted()).toEqual(Object.keys(conPolitica).toSorted());
  });

  test('cada archivo que hace una partida está, con sus operaciones', () => {
    const contabilizan = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' })
      .filter((archivo) => archivo.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(archivo))
      .filter((archivo) => !archivo.endsWith('libro/partida-por-contabilizar.ts'))
      .filter((archivo) => readFileSync(join(RAIZ, archivo), 'utf8').includes('porContabilizar('))
      .map((archivo) => relative(RAIZ, join(RAIZ, archivo)));
    expect(contabilizan.toSorted()).toEqual(Object.keys(dondeSeContabiliza).toSorted());
  });

  test('cada operación es de alguna fila, y cada fila de operaciones que existen', () => {
    const dichas = [...filas.map(([, cuales]) => cuales), ...Object.values(dondeSeContabiliza)].flatMap(
      (cuales) => cuales.split(' '),
    );
    expect(dichas.filter((una) => !esOperacion(una))).toEqual([]);
    expect(operaciones.filter((una) => !dichas.includes(una))).toEqual([]);
    for (const cuales of Object.values(conPolitica))
      for (const una of cuales.split(' '))
        expect([una, esOperacion(una) && definicionDe(una).seJuzga]).toEqual([una, true]);
  });
});

describe('cada fila se prueba', () => {
  const filasDe = (parte: Readonly<Record<string, string>>) =>
    Object.entries(parte).flatMap(([endpoint, cuales]) =>
      cuales.split(' ').map((operacion) => `${endpoint} ${operacion}`),
    );

  test('las de la política: un archivo recorre cada endpoint, con todas sus operaciones, y uno solo', () => {
    const recorridos = Object.values(quienRecorre).flat();
    expect(recorridos.toSorted()).toEqual(Object.keys(conPolitica).toSorted());
  });

  test.each(Object.keys(quienRecorre))('%s está, y recorre lo que se dice de él', (archivo) => {
    expect(leer(archivo)).toContain(`recorrerFilas('${archivo}'`);
  });

  test('las que se revisan, y las que tienen dos personas propias: una prueba por fila', () => {
    expect(Object.keys(quienPruebaLaRevision).toSorted()).toEqual(filasDe(conRevision).toSorted());
    expect(Object.keys(quienPruebaLasDosPropias).toSorted()).toEqual(filasDe(conDosPropias).toSorted());
  });

  test.each(Object.entries({ ...quienPruebaLaRevision, ...quienPruebaLasDosPropias }))(
    '%s, en su archivo',
    async (fila, { archivo, dice }) => {
      const nombres = (await namedEndpoints()).flatMap(([nombre, { method, path }]) =>
        fila.startsWith(`${method} ${path} `) ? [nombre] : [],
      );
      expect(nombres).toHaveLength(1);
      const texto = leer(archivo);
      expect(texto + textosDeApoyo(archivo, texto)).toMatch(new RegExp(`\\b${nombres[0]}\\b`));
      expect(texto).toContain(dice);
    },
  );
});

function leer(archivo: string): string {
  const ruta = join(RAIZ, archivo);
  return existsSync(ruta) ? readFileSync(ruta, 'utf8') : '';
}

/** What a file of tests imports of some `testing/`, where the calls of its people may be. */
function textosDeApoyo(archivo: string, texto: string): string {
  const importados = [...texto.matchAll(/from '([.#](?:[^']*\/)?testing\/[^']+)'/g)].map(
    ([, uno = '']) => uno,
  );
  return importados
    .map((uno) => leer(uno.startsWith('#') ? uno.slice(1) : join(dirname(archivo), uno)))
    .join('\n');
}
