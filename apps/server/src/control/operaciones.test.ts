// The list of operaciones, what a partida does with money and who does each thing, said twice: here and in PostgreSQL.
import { actoDe, type Dinero } from '@cuadra/core/control/clase-de-lineas';
import { clasesDe, definicionDe, operaciones } from '@cuadra/core/control/operaciones';
import { CERO, centavos } from '@cuadra/core/dinero';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { limitesDe } from './limites.ts';

let prueba: AplicacionDePrueba;
let dueno: pg.Client;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ politica: 'de-fabrica' });
  dueno = new pg.Client({ connectionString: prueba.url });
  await dueno.connect();
});
afterAll(async () => {
  await dueno.end();
  await prueba.cerrar();
});

it('PostgreSQL tiene la misma lista, fila por fila', async () => {
  const { rows } = await dueno.query<{ operacion: string }>(
    'select operacion, clase, origenes, se_juzga, a_otro, por_revision from operacion',
  );
  const dichas = operaciones.map((operacion) => {
    const { clase, origenes, seJuzga, aOtro = false, area } = definicionDe(operacion);
    return {
      operacion,
      clase,
      origenes,
      se_juzga: seJuzga,
      a_otro: aOtro,
      por_revision: area === 'partidas',
    };
  });
  expect(new Map(rows.map((fila) => [fila.operacion, fila]))).toEqual(
    new Map(dichas.map((fila) => [fila.operacion, fila])),
  );
});

it('de fábrica alguien hace cada cosa que se juzga, en cada clase, y alguien la autoriza', async () => {
  const claves = operaciones
    .filter((una) => definicionDe(una).seJuzga)
    .flatMap((una) => clasesDe(una).map((clase) => `${una} ${clase}`))
    .toSorted();
  for (const tabla of ['politica', 'politica_de_autorizacion']) {
    const { rows } = await dueno.query<{ clave: string }>(
      `select distinct operacion || ' ' || clase as clave from ${tabla} order by 1`,
    );
    expect([tabla, rows.map(({ clave }) => clave).toSorted()]).toEqual([tabla, claves]);
  }
});

it('de fábrica es la de una cooperativa prudente', async () => {
  const { rows } = await dueno.query<{ clave: string; cada: string; dia: string }>(
    `select rol || ' ' || operacion || ' ' || clase as clave, cada, al_dia as dia from politica`,
  );
  const de = new Map(rows.map(({ clave, cada, dia }) => [clave, [cada, dia]]));
  expect(de.get('contador partida paga')).toEqual(['10000000', '50000000']);
  expect(de.get('cajero caja-retiro-ahorro paga')).toEqual(['1000000', '10000000']);
  const deDos = [
    'transferencia-ajena paga',
    'titulares decide',
    'isr-de-cuenta decide',
    'destino-de-intereses decide',
  ];
  for (const una of [...deDos, 'reactivacion decide'])
    expect([una, de.get(`ahorros ${una}`)?.[0]]).toEqual([una, '0']);
  expect([...de.keys()].filter((clave) => clave.startsWith('auditor') || clave.startsWith('admin'))).toEqual(
    [],
  );
});

const dinero: Readonly<Record<string, Dinero | undefined>> = {
  e: 'efectivo',
  f: 'efectivo',
  s: 'socios',
  t: 'socios',
};

it('de cualesquiera líneas leen lo mismo el programa y PostgreSQL', async () => {
  const linea = fc.record({
    idCuenta: fc.constantFrom('e', 'f', 's', 't', 'o', 'p'),
    alDebe: fc.boolean(),
    monto: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1_000_000_000_000 })),
  });
  const conPartida = operaciones.filter((una) => definicionDe(una).clase !== 'decide');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...conPartida),
      fc.array(linea, { minLength: 2, maxLength: 8 }),
      async (operacion, propuestas) => {
        const lineas = propuestas.map(({ idCuenta, alDebe, monto }) => ({
          ...{ idCuenta, debe: alDebe ? centavos(monto) : CERO, haber: alDebe ? CERO : centavos(monto) },
        }));
        const { rows } = await dueno.query<{ clase: string; monto: string }>(
          `select k.* from (
             select coalesce(sum(debe - haber) filter (where cuenta in ('e', 'f')), 0) as neto,
               coalesce(sum(debe) filter (where cuenta in ('s', 't')), 0) as de_socios, sum(debe) as total
             from unnest($2::text[], $3::bigint[], $4::bigint[]) u (cuenta, debe, haber)) s,
           control_clase((select o.clase from operacion o where o.operacion = $1), s.neto, s.de_socios, s.total) k`,
          [
            operacion,
            lineas.map(({ idCuenta }) => idCuenta),
            lineas.map(({ debe }) => debe),
            lineas.map(({ haber }) => haber),
          ],
        );
        const { clase, monto } = actoDe(operacion, lineas, (cuenta) => dinero[cuenta]);
        expect(rows).toEqual([{ clase, monto: String(monto) }]);
      },
    ),
    { numRuns: 400, seed: 20_261_118 },
  );
});

it('de varios roles vale el más amplio; sin fila de ninguno, se niega', () => {
  const fila = { operacion: 'partida', clase: 'paga' };
  const limites = limitesDe([
    { ...fila, rol: 'auxiliar', cada: centavos(100), alDia: centavos(500) },
    { ...fila, rol: 'contador', cada: centavos(900), alDia: null },
  ]);
  const hasta = (...roles: ('auxiliar' | 'contador' | 'cajero')[]) => [
    limites.cada(roles, 'partida', 'paga'),
    limites.alDia(roles, 'partida', 'paga'),
  ];
  expect(hasta('auxiliar')).toEqual([100, 500]);
  expect(hasta('auxiliar', 'contador')).toEqual([900, null]);
  expect(hasta('cajero')).toEqual([undefined, undefined]);
  expect(limites.margen(['auxiliar'], 'partida', 'paga', centavos(450))).toBe(50);
  expect(limites.margen(['contador'], 'partida', 'paga', centavos(450))).toBe(900);
  expect(limites.margen(['cajero'], 'partida', 'paga', CERO)).toBe(0);
  const acto = { clase: 'paga', monto: centavos(60) } as const;
  expect(limites.exceso(['auxiliar'], 'partida', acto, centavos(440))).toEqual([]);
  expect(limites.exceso(['auxiliar'], 'partida', acto, centavos(441))[0]?.codigo).toBe('REQUIERE_APROBACION');
  expect(limites.exceso(['cajero'], 'partida', acto)[0]?.codigo).toBe('OPERACION_SIN_POLITICA');
});
