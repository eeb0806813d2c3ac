// What leaves comes back: random institutions, exported and brought into an empty house, are equal to the centavo and to the row.
import { agregarSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { auxiliares, testigoDe } from '#composicion.ts';
import { abrirOficina, lineas, type Oficina, SOBRANTES } from '#contabilidad/libro/testing/oficina.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { aplicacionDePrueba } from '#testing/application.ts';
import { leerPlan } from './plan.ts';
import { abrirOtraCasa, conExportada, type OtraCasa, resumirTablas } from './testing/otra-casa.ts';

/** Any that may be left on its other side. */
const POR_COBRAR = '10510101';

const porCerrar: { cerrar(): Promise<void> }[] = [];
afterEach(async () => {
  for (const casa of porCerrar.splice(0)) await casa.cerrar();
});

type Casa = Pick<Oficina, 'db' | 'plataforma' | 'url'>;

async function traer(origen: Casa): Promise<OtraCasa> {
  const otra = await abrirOtraCasa();
  porCerrar.push(otra);
  await conExportada(origen, (ruta) => otra.importar(ruta));
  return otra;
}

/** The same rows, but for the one that says in the bitácora that they were brought, and the epoca it may have opened. */
async function exigirIguales(origen: Casa, otra: OtraCasa): Promise<void> {
  const tablas = (await leerPlan(origen.db))
    .map(({ nombre }) => nombre)
    .filter((nombre) => nombre !== 'epoca_de_bitacora');
  expect(await resumirTablas(otra.url, tablas)).toEqual(await resumirTablas(origen.url, tablas));
  const traidas = otra.db.selectFrom('bitacora').select('n').where('accion', '=', 'exportacion:importar');
  expect(await traidas.execute()).toHaveLength(1);
  const testigo = testigoDe(origen.plataforma.config);
  const informe = await verificar(otra.db, { completa: true, auxiliares, testigo });
  expect(informe.hallazgos).toEqual([]);
}

/** What a CSV stumbles over. */
const texto = fc
  .array(
    fc.constantFrom(
      '"',
      ',',
      '\n',
      '\r\n',
      '\\',
      '\\.',
      '\\N',
      'ñ',
      'a',
      ' ',
      ';',
      "'",
      '€',
      '😀',
      '=1+1',
      'NULL',
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((partes) => `x${partes.join('')}x`);

const institucion = fc.record({
  partidas: fc.array(
    fc.record({
      monto: fc.integer({ min: 1, max: 900_000 }),
      alReves: fc.boolean(),
      mes: fc.integer({ min: 1, max: 11 }),
      concepto: fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
      soporte: fc.option(fc.uint8Array({ maxLength: 300 })),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  nombres: fc.uniqueArray(texto, { minLength: 1, maxLength: 4 }),
});

type Plano = typeof institucion extends fc.Arbitrary<infer T> ? T : never;

async function poblar(oficina: Oficina, { partidas, nombres }: Plano): Promise<void> {
  for (const { monto, alReves, mes, concepto, soporte } of partidas) {
    const [debe, haber] = alReves ? [SOBRANTES, POR_COBRAR] : [POR_COBRAR, SOBRANTES];
    const cambios = {
      fecha: `2026-${String(mes).padStart(2, '0')}-10`,
      concepto: `Partida ${concepto}`.trim(),
      lineas: lineas(monto, debe, haber),
    };
    const { id } = await oficina.contabilizada(oficina.contador, cambios);
    if (soporte !== null) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), soporte]);
      const body = { mediaType: 'application/pdf', bytes };
      await oficina.llamar(
        agregarSoporte,
        { params: { id }, query: { nombre: 'factura.pdf' }, body },
        { token: oficina.contador },
      );
    }
  }
  const contexto = contextoDelSistema(oficina.reloj.ahora(), 'prueba');
  await escribir(oficina.db, contexto, 'prueba', async (tx) => {
    const { id } = await tx.selectFrom('usuario').select('id').executeTakeFirstOrThrow();
    for (const nombre of nombres)
      await tx
        .insertInto('equivalencia')
        .values({ nombre, creadaPor: id, creadaEn: contexto.ahora.toString() })
        .execute();
  });
}

it('instituciones al azar, iguales al centavo y a la fila, con los libros que verifican', async () => {
  const prueba = fc.asyncProperty(institucion, async (plano) => {
    const oficina = await abrirOficina();
    porCerrar.push(oficina);
    await poblar(oficina, plano);
    await exigirIguales(oficina, await traer(oficina));
  });
  await fc.assert(prueba, { numRuns: 3, endOnFailure: true });
});

/** The whole demo goes out, comes in, is compared row by row and verified: on a busy machine it takes its time. */
const SIN_PRISA_MS = 1_200_000;

it('y con su historia: cajas, bancos, ahorros, intereses y cierres', { timeout: SIN_PRISA_MS }, async () => {
  const origen = await aplicacionDePrueba({ historia: true });
  porCerrar.push(origen);
  await exigirIguales(origen, await traer(origen));
});

it('en la casa nueva nadie tiene contraseña, y se sigue trabajando: la partida siguiente lleva su número', async () => {
  const oficina = await abrirOficina();
  porCerrar.push(oficina);
  const { numero } = await oficina.contabilizada(oficina.contador);
  const otra = await traer(oficina);
  const conClave = await otra.db
    .selectFrom('usuario')
    .select('id')
    .where('contrasena', 'is not', null)
    .execute();
  expect(conClave).toEqual([]);
  const { ultimoNumero } = await otra.db
    .selectFrom('ejercicio')
    .select('ultimoNumero')
    .where('anio', '=', 2026)
    .executeTakeFirstOrThrow();
  expect(ultimoNumero).toBe(numero);
  const contexto = contextoDelSistema(oficina.reloj.ahora(), 'prueba');
  // Numbers that count by themselves go on, and the triggers are back: without an action nothing is written.
  await escribir(otra.db, contexto, 'prueba', (tx) =>
    tx.insertInto('etiqueta').values({ nombreEtiqueta: 'Nueva' }).execute(),
  );
  await expect(
    otra.db.insertInto('etiqueta').values({ nombreEtiqueta: 'Sin acción' }).execute(),
  ).rejects.toThrow('acción');
});
