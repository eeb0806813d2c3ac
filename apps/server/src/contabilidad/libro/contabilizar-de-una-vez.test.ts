// What is posted by one statement is judged by what the server remembers of the books. However old the memory, nobody is
// refused by it, nobody posts what the books no longer take, and the links are those that the verification computes.
import * as contrato from '@cuadra/contract/contabilidad/borradores/borradores';
import { contenidoDePartida } from '@cuadra/core/huella';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { contabilizar, huellaDe } from './contabilizar.ts';
import { abrirNombres, nombresSellados } from './nombres-por-sellar.ts';
import { abrirOficina, CAJA_CHICA, type Cambios, lineas, nueva, type Oficina } from './testing/oficina.ts';
import { partidaBuena } from './testing/partida-buena.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  // From here on the server remembers.
  await oficina.contabilizada(oficina.auxiliar);
});
afterAll(() => oficina.cerrar());

/** All at once, so that they travel in one tanda. */
async function juntas(...partidas: Cambios[]): Promise<(string | number)[]> {
  const respuestas = await Promise.all(
    partidas.map((cambios) =>
      oficina.llamar(
        contrato.crearPartida,
        { body: nueva({ contabilizar: true, ...cambios }) },
        { token: oficina.auxiliar },
      ),
    ),
  );
  return respuestas.map(({ status, problema }) => (status === 201 ? status : problema.codigo));
}

describe('lo que cambió después de lo recordado', () => {
  it('una cuenta nueva se admite a la primera', async () => {
    expect(await juntas({ lineas: lineas(100, CAJA_CHICA, '603199') })).toEqual(['CUENTA_NO_EXISTE']);
    await oficina.comoDueno(
      `insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza) values ('603199', 'Otros', 'D', 'acreedora')`,
    );
    expect(await juntas({ lineas: lineas(100, CAJA_CHICA, '603199') })).toEqual([201]);
  });

  it('una cuenta bloqueada se niega, y las demás se contabilizan', async () => {
    await oficina.comoDueno(`update cuenta set estado = 'bloqueada' where id_cuenta = '603199'`);
    const mala = { lineas: lineas(100, CAJA_CHICA, '603199') };
    expect(await juntas({}, mala, {}, mala, {})).toEqual([
      201,
      'CUENTA_BLOQUEADA',
      201,
      'CUENTA_BLOQUEADA',
      201,
    ]);
  });

  it('un mes cerrado se niega con su campo, y abierto otra vez se admite', async () => {
    const octubre = { fecha: '2026-10-05' };
    const poner = (estado: string) =>
      oficina.comoDueno(
        `update periodo set estado = '${estado}' where (anio, mes, agencia) = (2026, 10, '01')`,
      );
    expect(await juntas(octubre)).toEqual([201]);
    await poner('cerrado');
    const { problema } = await oficina.llamar(
      contrato.crearPartida,
      { body: nueva({ contabilizar: true, ...octubre }) },
      { token: oficina.auxiliar },
    );
    expect(problema).toMatchObject({
      codigo: 'PERIODO_CERRADO',
      detail: 'El periodo 10/2026 no está abierto en la agencia 01.',
      errores: [{ campo: 'fecha', codigo: 'PERIODO_CERRADO' }],
    });
    await poner('abierto');
    expect(await juntas(octubre)).toEqual([201]);
  });

  it('el límite de la persona es el de este momento, que PostgreSQL juzga por su cuenta', async () => {
    const poner = (monto: number) => oficina.limitar('auxiliar', 'ingresa', monto, null);
    const de = (monto: number) => ({ lineas: lineas(monto) });
    await poner(500);
    expect(await juntas(de(500), de(501))).toEqual([201, 'REQUIERE_APROBACION']);
    await poner(1_000);
    expect(await juntas(de(1_000))).toEqual([201]);
    // Now the memory holds 1,000.00: without PostgreSQL's own judgement this one would go through.
    await poner(500);
    expect(await juntas(de(1_000))).toEqual(['REQUIERE_APROBACION']);
  });
});

it('PostgreSQL enlaza con la misma huella que calcula el programa, sea cual sea el texto', async () => {
  const texto = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((uno) => uno.replaceAll('\0', '').toWellFormed().trim())
    .filter((uno) => uno !== '' && uno === uno.trim());
  const raros = ['con\nsalto', 'con "comillas" y \\', '{llaves},', 'tab\t', 'ñandú 🦤', '\u2028', '\u001f'];
  const textos = [
    ...raros.map((uno) => `a${uno}z`),
    ...fc.sample(texto, { numRuns: 60 }).map((uno) => `a${uno}z`),
  ];
  const nombre = 'Ñandú «🦤» "de" \\ Óscar';
  await oficina.comoDueno(
    `update usuario set nombre = '${nombre}' where correo in ('auxiliar@cuadra.demo', 'contador@cuadra.demo')`,
  );
  const [autor, iniciadaPor] = (
    await oficina.db.selectFrom('usuario').select('id').where('nombre', '=', nombre).execute()
  ).map(({ id }) => id);
  const partidas = textos.map((concepto, n) =>
    partidaBuena({
      concepto,
      autor: n % 2 === 0 ? (autor ?? null) : null,
      iniciadaPor: n % 3 === 0 ? (iniciadaPor ?? null) : null,
      lineas: lineas(100).map((linea) => ({ ...linea, concepto, documento: concepto })),
    }),
  );
  const ahora = oficina.reloj.ahora();
  const hechas = await escribir(oficina.db, contextoDelSistema(ahora, ''), 'prueba', (tx) =>
    contabilizar(tx, ahora, partidas),
  );
  const guardadas = await oficina.db
    .selectFrom('partida')
    .select(['id', 'huella', 'huellaAnterior'])
    .execute();
  const nombres = await oficina.db.transaction().execute(abrirNombres);
  for (const id of [autor, iniciadaPor]) nombres.personas.set(id ?? '', nombre);
  const porId = new Map(guardadas.map((guardada) => [guardada.id, guardada]));
  for (const [indice, partida] of partidas.entries()) {
    const guardada = porId.get(partida.id);
    const hecha = hechas[indice];
    if (guardada === undefined || hecha === undefined) throw new Error('No está');
    const sellada = { ...partida, ...hecha, nombres: nombresSellados(partida, nombres) };
    const huella = huellaDe(guardada.huellaAnterior, contenidoDePartida(sellada));
    expect([partida.concepto, guardada.huella.toString('hex')]).toEqual([
      partida.concepto,
      huella.toString('hex'),
    ]);
  }
  expect((await verificar(oficina.db)).hallazgos).toEqual([]);
});
